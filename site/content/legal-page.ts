import { identity } from '#agency/identity.ts';
import type { Entry } from './content.ts';
import { type Block, type Paragraph, partsOf } from './markdown.ts';
import type { Page } from './page.ts';
import { fillPlaceholders } from './placeholders.ts';
import type { LegalPageData } from './schemas/legal-page.ts';

export type { Block, Paragraph };

export interface LegalSection {
  /** The anchor in the address. It stays when the title changes. */
  readonly id: string;
  readonly title: string;
  /** The section in one sentence, for the margin. */
  readonly inShort: string;
  readonly body: readonly Block[];
}

export interface LegalPage {
  readonly page: Page;
  readonly banner: { readonly title: string; readonly lead: string };
  readonly lastUpdated: string;
  readonly sections: readonly LegalSection[];
}

export function legalPageOf({ id, data, body = '' }: Entry<LegalPageData>): LegalPage {
  const { title, lead, description, lastUpdated } = data;
  return {
    page: {
      path: `/${id}`,
      title,
      kicker: 'Legal',
      updated: lastUpdated,
      description,
    },
    banner: { title, lead },
    lastUpdated,
    sections: partsOf(fillPlaceholders(body)).map(({ title, id = '', quote = [], blocks }) => ({
      id,
      title,
      inShort: quote.join('').replace(/^In short: /, ''),
      body: blocks,
    })),
  };
}

/** Texts shared by all legal pages. */
export const legalLabels = {
  contents: 'Contents',
  inShort: 'In short',
  lastUpdated: 'Last updated',
  ask: 'Questions? Write to',
  email: identity.email,
  seeAlso: 'See also',
} as const;
