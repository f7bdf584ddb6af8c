import type { Page } from '#content/page.ts';
import { addressOf } from '../head.ts';

/** Do not change them: search engines recognise a thing by its id. */
export const ids = {
  agency: addressOf('/#organization'),
  website: addressOf('/#website'),
  film: addressOf('/#film'),
} as const;

/** The id of a page, or of a thing that it is about. */
export const idOn = (page: Page, part: string): string => `${addressOf(page.path)}#${part}`;
