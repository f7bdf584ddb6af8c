import { currentMark, type Page } from '#content/page.ts';
import type { Menu, MenuGroup } from '#content/site.ts';

/** Whether a group holds the page one is on. Where an entry of its own says so, the group does not. */
export const holdsCurrent = (group: MenuGroup, menu: Menu, page: Page): boolean =>
  group.submenu.some(
    ({ link }) =>
      currentMark(link, page) && !menu.some((entry) => 'link' in entry && entry.link === link),
  );
