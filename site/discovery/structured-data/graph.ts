import type { Graph } from 'schema-dts';
import type { Page } from '#content/page.ts';
import { allPagesOf, lastChange } from '../all-pages.ts';
import { agency, website } from './agency.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { type BuildContext, subjectOf } from './subjects.ts';
import { webPage } from './web-page.ts';

/** The structured data of a page: one graph whose nodes refer to each other by `@id`. */
export function graphOf(page: Page, context: BuildContext): Graph {
  const common = [agency(), website()];
  const isIndexed = page.indexed !== false;
  const subject = subjectOf(page, context);
  const changed = lastChange(page, allPagesOf(context.content));
  return {
    '@context': 'https://schema.org',
    '@graph': isIndexed
      ? [
          ...common,
          webPage(page, subject, changed),
          ...(page.path === '/' ? [] : [breadcrumbs(page)]),
          ...(subject.things ?? []),
        ]
      : common,
  };
}

/** JSON for a script element: escapes `<`, so that no text can end the element. */
export const toScriptText = (graph: Graph): string =>
  JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
