import { currentMark, type Page } from '#content/page.ts';
import type { Menu, MenuGroup } from '#content/site.ts';

/** Whether a group contains the current page and no top-level entry links to it. */
export const containsCurrentPage = (group: MenuGroup, menu: Menu, page: Page): boolean =>
  group.submenu.some(
    ({ link }) =>
      currentMark(link, page) && !menu.some((entry) => 'link' in entry && entry.link === link),
  );
