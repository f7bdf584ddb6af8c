import type { Graph } from 'schema-dts';
import type { Page } from '#content/page.ts';
import { allPagesOf, lastChange } from '../all-pages.ts';
import { agency, website } from './agency.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { type Circumstances, subjectOf } from './subjects.ts';
import { webPage } from './web-page.ts';

/** All that a page tells search engines, in one graph whose parts refer to each other by their @id. */
export function graphOf(page: Page, circumstances: Circumstances): Graph {
  const everywhere = [agency(), website()];
  const isIndexed = page.indexed !== false;
  const subject = subjectOf(page, circumstances);
  const changed = lastChange(page, allPagesOf(circumstances.content));
  return {
    '@context': 'https://schema.org',
    '@graph': isIndexed
      ? [
          ...everywhere,
          webPage(page, subject, changed),
          ...(page.path === '/' ? [] : [breadcrumbs(page)]),
          ...(subject.things ?? []),
        ]
      : everywhere,
  };
}

/** The graph as it may stand in a script element: no text in it can end that element. */
export const inScript = (graph: Graph): string =>
  JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
