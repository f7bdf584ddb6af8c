import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Window } from 'happy-dom';

/** The limits of what a phone loads before the browser is idle (docs/performance.md). */
const homeBudget = { bytes: 130 * 1024, requests: 12, elements: 1000 };
const pageBudget = { bytes: 100 * 1024, requests: 10, elements: 900 };
export const budgetOf = (path: string) => (path === '/' ? homeBudget : pageBudget);

/** The average size of the response headers: larger for a page, smaller for a file. */
const headerBytes = 600;

/** The width of a phone in device pixels: 360 CSS pixels at a ratio of two. */
const phonePixels = 720;

const { DOMParser } = new Window();
type Html = ReturnType<InstanceType<typeof DOMParser>['parseFromString']>;
type Picture = ReturnType<Html['querySelectorAll']>[number];

/** The size of a file as the server sends it to a browser that accepts brotli. */
function sentBytes(path: string): number {
  const compressed = join('dist/compressed', `${path}.br`);
  return statSync(existsSync(compressed) ? compressed : join('dist/site', path)).size;
}

/** A script and its static imports, direct and indirect. */
function withImports(script: string): string[] {
  const code = readFileSync(join('dist/site', script), 'utf8');
  const imports = [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+)["']/g)];
  return [script, ...imports.flatMap(([, name]) => withImports(`/_astro/${name}`))];
}

/** The file of a picture that a phone loads. Every `sizes` ends with the width on a phone. */
function fileOf(picture: Picture): string {
  const source = [...(picture.parentElement?.querySelectorAll('source') ?? [])].find((each) =>
    /^(?:$|\(width <)/.test(each.getAttribute('media') ?? ''),
  );
  const share = /(\d+)vw$/.exec(source?.getAttribute('sizes') ?? '')?.[1] ?? 100;
  const candidates = (source?.getAttribute('srcset') ?? '')
    .split(', ')
    .map((candidate) => candidate.split(' '));
  const enough = candidates.find(
    ([, width]) => Number.parseInt(String(width), 10) >= (phonePixels * Number(share)) / 100,
  );
  return (enough ?? candidates.at(-1))?.[0] || String(picture.getAttribute('src'));
}

/**
 * The files that a page makes a phone load before the browser is idle, according to its HTML. Lazy
 * pictures are not counted, although the browser loads those near the window.
 */
export function loadOf(path: string) {
  const page = path === '/' ? 'index.html' : `${path}.html`;
  const html = readFileSync(join('dist/site', page), 'utf8');
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string, attribute: string) =>
    [...parsed.querySelectorAll(selector)].map((part) => String(part.getAttribute(attribute)));
  const fonts = all('link[rel=preload][as=font]', 'href');
  const scripts = new Set(all('script[src]', 'src').flatMap(withImports));
  const files = new Set([
    ...all('link:is([rel=preload], [rel=modulepreload], [rel=stylesheet])', 'href'),
    ...scripts,
    ...[...parsed.querySelectorAll('img:not([loading=lazy])')].map(fileOf),
  ]);
  const inline = [...parsed.querySelectorAll('script:not([src], [type])')];
  const bytesOf = (paths: Iterable<string>) =>
    [...paths].reduce((sum, path) => sum + sentBytes(path), 0);
  return {
    files: Object.fromEntries([
      [path, sentBytes(page)],
      ...[...files].map((file): [string, number] => [file, sentBytes(file)]),
    ]),
    bytes: bytesOf([page, ...files]) + headerBytes * (1 + files.size),
    requests: 1 + files.size,
    elements: parsed.querySelectorAll('*').length,
    fontBytes: bytesOf(fonts),
    scriptBytes:
      bytesOf(scripts) +
      inline.reduce((sum, { textContent }) => sum + brotliCompressSync(textContent).length, 0),
  };
}
