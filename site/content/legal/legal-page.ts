export type { LegalPage, LegalSection, Paragraph } from '../schemas/legal-page.ts';

/** What both legal pages say in the same words. */
export const legalLabels = {
  contents: 'Contents',
  inShort: 'In short',
  lastUpdated: 'Last updated',
} as const;
