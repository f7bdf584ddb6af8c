import { identity } from '#agency/identity.ts';

export type { LegalPage, LegalSection, Paragraph } from '../schemas/legal-page.ts';

/** The postal address as a further way to write to us, where there is one. */
export const byPost = identity.street
  ? ` or to ${[identity.legalName, identity.street, identity.city, identity.postcode, identity.country].filter(Boolean).join(', ')}`
  : '';

/** The legal pages by name: each leads to the others, the footer to the first two. */
export const legalPages = [
  { title: 'Privacy Policy', link: '/privacypolicy' },
  { title: 'Terms and Conditions', link: '/termsconditions' },
  { title: 'Accessibility statement', link: '/accessibility' },
] as const;

/** What all legal pages say in the same words. */
export const legalLabels = {
  contents: 'Contents',
  inShort: 'In short',
  lastUpdated: 'Last updated',
  ask: 'Questions about it go to',
  email: identity.email,
  seeAlso: 'See also',
} as const;
