import type { Page } from '#content/page.ts';
import { addressOf } from '../head.ts';

/** Names that stay: what search engines have learnt about a thing stays with its name. */
export const ids = {
  agency: addressOf('/#organization'),
  website: addressOf('/#website'),
  film: addressOf('/#film'),
} as const;

/** The name of something that a page is about, or of the page itself. */
export const idOn = (page: Page, part: string): string => `${addressOf(page.path)}#${part}`;
