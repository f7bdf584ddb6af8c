import { identity } from '#agency/identity.ts';

export type { LegalPage, LegalSection, Paragraph } from '../schemas/legal-page.ts';

/** The postal address as a further way to write to us, where there is one. */
export const byPost = identity.street
  ? ` or to ${[identity.legalName, identity.street, identity.city, identity.postcode, identity.country].filter(Boolean).join(', ')}`
  : '';

/** What both legal pages say in the same words. */
export const legalLabels = {
  contents: 'Contents',
  inShort: 'In short',
  lastUpdated: 'Last updated',
  ask: 'Questions about it go to',
  email: identity.email,
} as const;
