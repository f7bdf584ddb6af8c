import type { Page } from '../page.ts';

/** Running text; a part with a link leads somewhere. */
export type Inline = string | { readonly text: string; readonly link: string };
export type Paragraph = readonly Inline[];

export interface LegalSection {
  /** The anchor in the address; it stays when the title changes. */
  readonly id: string;
  readonly title: string;
  /** The section in one sentence, for the margin. */
  readonly inShort: string;
  readonly body: readonly (Paragraph | { readonly list: readonly Paragraph[] })[];
}

export interface LegalPage {
  readonly page: Page;
  readonly banner: { readonly title: string; readonly lead: string };
  /** ISO date of the last change of substance. */
  readonly lastUpdated: string;
  readonly sections: readonly LegalSection[];
}

/** What both legal pages say in the same words. */
export const legalLabels = {
  contents: 'Contents',
  inShort: 'In short',
  lastUpdated: 'Last updated',
} as const;
