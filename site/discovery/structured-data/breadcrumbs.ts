import type { BreadcrumbList } from 'schema-dts';
import type { Page } from '#content/page.ts';
import { breadcrumb } from '#content/site.ts';
import { addressOf } from '../head.ts';
import { idOn } from './ids.ts';

export const breadcrumbs = (page: Page): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': idOn(page, 'breadcrumbs'),
  itemListElement: [breadcrumb.home, ...(page.parent ? [page.parent] : []), page].map(
    ({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: addressOf(path),
    }),
  ),
});
