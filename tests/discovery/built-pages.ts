import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtHtml } from '#harness/built-files.ts';

export const built = 'dist/site';

export interface BuiltPage {
  /** The path in the registry of pages: `/`, `/about`, `/404`. */
  readonly path: string;
  readonly html: string;
}

/** Every page in the build, including those without an address of their own, such as `/404`. */
export const builtPages: readonly BuiltPage[] = builtHtml(built).map((file) => {
  const name = file.replace(/\.html$/, '');
  return {
    path: name === 'index' ? '/' : `/${name}`,
    html: readFileSync(join(built, file), 'utf8'),
  };
});

export function builtPage(path: string): BuiltPage {
  const page = builtPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} is not in the build`);
  return page;
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');

/** The attributes of every element with a tag name. */
export const elements = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key,
        unescaped(value),
      ]),
    ),
  );

/** The `<meta>` elements of a page, by `name` or `property`. */
export const metaOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    elements(html, 'meta').map(({ name, property, content }) => [
      String(name ?? property),
      String(content),
    ]),
  );

export const titleIn = (html: string): string =>
  unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
