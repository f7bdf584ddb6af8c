import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '#content/content.ts';
import { allPagesOf } from '#discovery/all-pages.ts';
import { projectFolder } from '#server/settings/config.ts';
import type { Mistake } from './mistake.ts';
import type { FiledEntry } from './read-entries.ts';

/** Modules that only Astro can load. */
const needsAstro = /(?:load-content|editors-pictures|enquiry)\.ts$/;

interface Link {
  readonly file: string;
  readonly link: string;
}

function linksIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'link' && typeof each === 'string' ? [each] : linksIn(each),
  );
}

/** The links in the texts of single pages, which are TypeScript modules. */
async function linksInModules(): Promise<readonly Link[]> {
  const files = globSync('site/content/*.ts', { cwd: projectFolder }).filter(
    (file) => !needsAstro.test(file),
  );
  const modules = await Promise.all(
    files.map(async (file) => ({
      file: file.replaceAll('\\', '/'),
      module: await import(pathToFileURL(join(projectFolder, file)).href),
    })),
  );
  return modules.flatMap(({ file, module }) => linksIn(module).map((link) => ({ file, link })));
}

const linksInText = ({ file, body = '' }: FiledEntry): readonly Link[] =>
  [...body.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, link = '']) => ({ file, link }));

export async function linkMistakes(
  content: Content,
  entries: readonly FiledEntry[],
  /** Includes entries with mistakes: a link to one of them is not a second mistake. */
  addresses: ReadonlySet<string>,
): Promise<readonly Mistake[]> {
  const pages = new Set(allPagesOf(content).map(({ path }) => path));
  const links = [...(await linksInModules()), ...entries.flatMap(linksInText)];
  return links
    .map(({ file, link }) => ({ file, link, path: link.replace(/[?#].*$/, '') }))
    .filter(({ path }) => path.startsWith('/') && !pages.has(path) && !addresses.has(path))
    .map(({ file, link }) => ({
      file,
      wrong: `a link leads to “${link}”, where there is no page`,
      right: 'write the address of a page of this site, such as /contact',
    }));
}
