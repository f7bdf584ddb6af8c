import type { Page } from './schemas/page.ts';

export type { Page };

/** How a menu link marks where the visitor is: this page, or the part of the site it lies in. */
export function currentMark(link: string, page: Page): 'page' | 'true' | undefined {
  if (link === page.path) return 'page';
  return link === page.parent?.path ? 'true' : undefined;
}
