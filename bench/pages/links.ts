import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitePages, unknownPath } from '../../tests/harness/site-pages.ts';

const fileOf = (path: string) => `${path === '/' ? '/index' : path}.html`;

/** The pages with a link to this one, in the order of the site. No link leads to the 404 page. */
export const pagesThatLinkTo = (path: string): readonly string[] =>
  sitePages
    .filter((other) => other !== path && other !== unknownPath)
    .filter((other) =>
      readFileSync(join('dist/site', fileOf(other)), 'utf8').includes(`href="${path}"`),
    );
