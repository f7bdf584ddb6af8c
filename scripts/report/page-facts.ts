import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import type { ClientChunk } from '#build/client-chunks.ts';
import type { Page } from '#content/page.ts';
import { lastChange } from '#discovery/all-pages.ts';
import { socialCardOf, titleOf } from '#discovery/head.ts';

/** Out of 100, as Lighthouse gives them. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
}

export interface PageFacts {
  readonly page: Page;
  readonly title: string;
  readonly lastChange: string;
  /** The types in the structured data, without those of every page. */
  readonly types: readonly string[];
  /** Compressed bytes at load, without pictures and fonts. Styles are part of the document. */
  readonly weight: Readonly<Record<'document' | 'scripts', number>>;
  /** A small copy of the social card as a data URL. */
  readonly card: string;
  readonly scores: Scores | undefined;
}

export const totalWeight = ({ weight }: PageFacts): number =>
  Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);

const site = 'dist/site';
const compressed = 'dist/compressed';
const typesOfEveryPage = ['ProfessionalService', 'WebSite'];

const bytesOf = (path: string): number =>
  statSync(existsSync(`${compressed}${path}.br`) ? `${compressed}${path}.br` : `${site}${path}`)
    .size;

const sumOf = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + bytesOf(path), 0);

const matchesIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, path = '']) => path);

/** Scripts that load on an interaction (site/document/ScriptsWhen.astro). */
const laterScripts = /<template data-scripts-when="[^"]*">.*?<\/template>/gs;

/** A script and its static imports, direct and indirect. */
function withImports(
  file: string,
  chunks: Readonly<Record<string, ClientChunk>>,
): readonly string[] {
  return [file, ...(chunks[file]?.imports ?? []).flatMap((next) => withImports(next, chunks))];
}

function typesIn(html: string): readonly string[] {
  const [json = '{}'] = matchesIn(html, /<script type="application\/ld\+json">([^<]*)/g);
  const graph: readonly { '@type': string }[] = JSON.parse(json)['@graph'] ?? [];
  return graph.map((node) => node['@type']).filter((type) => !typesOfEveryPage.includes(type));
}

/** Everything that the report shows about a page, read from the build. */
export async function factsOf(
  page: Page,
  pages: readonly Page[],
  scores: Readonly<Record<string, Scores>>,
): Promise<PageFacts> {
  const file = `${page.path === '/' ? '/index' : page.path}.html`;
  const html = readFileSync(`${site}${file}`, 'utf8');
  const chunks = JSON.parse(readFileSync('dist/client-chunks.json', 'utf8'));
  const atLoad = html.replace(laterScripts, '');
  const scripts = matchesIn(atLoad, /<script[^>]+src="([^"]+)"/g);
  const card = await sharp(`${site}${socialCardOf(page).path}`)
    .resize(640)
    .webp({ quality: 82 })
    .toBuffer();
  return {
    page,
    title: titleOf(page),
    lastChange: lastChange(page, pages),
    types: typesIn(html),
    weight: {
      document: bytesOf(file),
      scripts: sumOf(new Set(scripts.flatMap((script) => withImports(script, chunks)))),
    },
    card: `data:image/webp;base64,${card.toString('base64')}`,
    scores: scores[page.path],
  };
}
