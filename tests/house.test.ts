import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { identity } from '../contact/identity.ts';
import type { ClientChunk } from '../scripts/client-chunks.ts';

const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Which part of the house a file may import from (docs/architecture.md); its own part always. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  contact: [],
  server: ['contact'],
  'site/pages': [
    'site/layouts',
    'site/sections',
    'site/components',
    'site/islands',
    'site/enhancements',
    'site/content',
    'site/assets',
    'contact',
  ],
  'site/layouts': [
    'site/sections',
    'site/components',
    'site/islands',
    'site/enhancements',
    'site/content',
    'site/assets',
    'site/styles',
    'contact',
  ],
  'site/sections': ['site/components', 'site/islands', 'site/content', 'site/assets', 'contact'],
  'site/islands': [
    'site/components',
    'site/enhancements',
    'site/content',
    'site/assets',
    'site/styles',
    'contact',
  ],
  'site/components': ['site/content', 'site/assets', 'contact'],
  'site/enhancements': ['site/islands', 'site/content', 'contact'],
  // Sources of pictures draw with the same tile as the pages do.
  'site/assets': ['site/components', 'site/content', 'site/styles', 'contact'],
  'site/content': ['contact'],
  'site/styles': ['site/assets'],
};

const parts = Object.keys(mayImport).sort((one, other) => other.length - one.length);
const partOf = (file: string) => parts.find((part) => file.startsWith(`${part}/`));

const importPattern =
  /(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(?\s*['"]([^'"]+)['"]/g;

interface Import {
  readonly from: string;
  readonly to: string;
}

const imports: Import[] = ['contact', 'server', 'site']
  .flatMap((folder) => filesBelow(folder, /\.(ts|tsx|astro)$/))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(importPattern)]
      .map(([, named, bare]) => String(named ?? bare))
      .filter((target) => target.startsWith('.'))
      .map((target) => ({
        from: file,
        to: relative('.', resolve(dirname(file), target.replace(/\?.*$/, ''))),
      })),
  );

describe('the house', () => {
  it('has imports to check', () => {
    expect(imports.length).toBeGreaterThan(50);
  });

  it('imports only the allowed way', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [partOf(from), partOf(to)];
      return own !== undefined && own !== other && !mayImport[own]?.includes(String(other));
    });
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('imports nothing of Node or the DOM into contact/, which browser and server share', () => {
    const sources = filesBelow('contact', /\.ts$/).filter((file) => !file.endsWith('.test.ts'));
    const wrong = sources.filter((file) =>
      /from 'node:|\b(?:document|window|process)\./.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('has the agency’s name and addresses in one file', () => {
    const secrets = [identity.name, identity.email, identity.careersEmail, identity.origin];
    const files = ['contact', 'server', 'site', 'scripts', 'tests', 'bench']
      .flatMap((folder) => filesBelow(folder, /\.(ts|tsx|astro|css|json|html|txt)$/))
      .filter((file) => file !== join('contact', 'identity.ts'));
    const wrong = files.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return secrets.some((secret) => text.includes(secret));
    });
    expect(wrong).toEqual([]);
  });

  it('has raw colours in tokens.css alone', () => {
    const wrong = filesBelow('site', /\.css$/)
      .filter((file) => file !== join('site', 'styles', 'tokens.css'))
      .filter((file) => !file.startsWith(join('site', 'assets')))
      .filter((file) =>
        /#(?:[\da-f]{3}){1,2}\b(?!\s*(?:calc|\d|,|\)))/i.test(readFileSync(file, 'utf8')),
      );
    expect(wrong).toEqual([]);
  });

  it('has no inline style, which the content security policy forbids', () => {
    const wrong = filesBelow('dist/site', /\.html$/).filter((file) =>
      /<[a-z][^>]*\sstyle=/.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });
});

describe('what hydrates', () => {
  const chunks: Readonly<Record<string, ClientChunk>> = JSON.parse(
    readFileSync('dist/client-chunks.json', 'utf8'),
  );
  const pages = filesBelow('dist/site', /\.html$/).map((file) => readFileSync(file, 'utf8'));
  const allIn = (pattern: RegExp) => [
    ...new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map(([, url]) => String(url)))),
  ];
  /** A script and all it needs before it can run; what it imports later, on demand, is not among them. */
  const withImports = (file: string): string[] => [
    file,
    ...(chunks[file]?.imports ?? []).flatMap(withImports),
  ];

  it('is nothing but islands', () => {
    const hydrated = allIn(/component-url="([^"]+)"/g);
    const wrong = hydrated.filter((url) => !chunks[url]?.source?.startsWith('site/islands/'));
    expect(wrong).toEqual([]);
  });

  it('never comes with the page: no script of a page brings React along', () => {
    const atLoad = allIn(/<script[^>]+src="([^"]+)"/g).flatMap(withImports);
    const withReact = atLoad.filter((file) =>
      chunks[file]?.modules.some((module) => /node_modules\/(?:react|react-dom)\//.test(module)),
    );
    expect(atLoad.length).toBeGreaterThan(0);
    expect(atLoad.every((file) => file in chunks)).toBe(true);
    expect(withReact).toEqual([]);
  });
});
