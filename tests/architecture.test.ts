import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { identity } from '#agency/identity.ts';
import type { ClientChunk } from '#build/client-chunks.ts';
import { paletteIn, paletteUsesIn, rawColoursIn, unlayeredIn } from '#harness/colours.ts';
import { importsOf } from '#harness/imports.ts';

const files = (pattern: string) =>
  globSync(pattern, { exclude: ['**/node_modules'] })
    .map((file) => file.split(sep).join('/'))
    .sort();

/**
 * Every folder with the folders that it may import (docs/architecture.md). A folder imports only
 * those listed above it, so no two can import each other.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  agency: [],
  enquiry: ['agency'],
  server: ['enquiry', 'agency'],
  'site/assets': [],
  'site/styles': [],
  'site/drawing': ['agency'],
  'site/content': ['site/assets', 'enquiry', 'agency'],
  'site/discovery': ['site/content', 'site/drawing', 'site/assets', 'enquiry', 'agency'],
  'site/delivery': ['enquiry'],
  'site/components': ['site/content', 'site/drawing', 'site/assets', 'agency'],
  'site/islands': [
    'site/components',
    'site/delivery',
    'site/content',
    'site/drawing',
    'site/assets',
    'enquiry',
  ],
  'site/sections': ['site/components', 'site/content', 'site/drawing', 'site/assets', 'agency'],
  'site/document': [
    'site/islands',
    'site/components',
    'site/delivery',
    'site/discovery',
    'site/content',
    'site/styles',
    'site/assets',
    'agency',
  ],
  'site/pages': [
    'site/document',
    'site/sections',
    'site/islands',
    'site/components',
    'site/discovery',
    'site/content',
    'site/drawing',
    'enquiry',
    'agency',
  ],
  'site/development': ['site/components', 'site/discovery', 'site/styles', 'site/assets'],
  build: ['site/discovery', 'server', 'enquiry'],
  scripts: [
    'build',
    'site/components',
    'site/discovery',
    'site/content',
    'site/drawing',
    'site/assets',
    'server',
    'agency',
  ],
  // The files that art/ makes are committed, so no folder imports it.
  art: ['scripts', 'site/content', 'site/drawing', 'site/styles', 'site/assets', 'agency'],
  bench: ['scripts', 'build', 'site/document', 'site/content', 'server'],
};

const folders = Object.keys(allowed);
const folderOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`));

/** All imports between two folders of the table. */
const imports = files(`{${folders}}/**/*.{ts,tsx,astro}`)
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    importsOf(file).flatMap(({ specifier, target }) => {
      const [from, to] = [folderOf(file), target && folderOf(target)];
      return from && to && from !== to ? [{ file, specifier, from, to }] : [];
    }),
  );

describe('imports', () => {
  it('go only to folders that the table allows', () => {
    expect(imports.length).toBeGreaterThan(300);
    const wrong = imports.filter(({ from, to }) => !allowed[from]?.includes(to));
    expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
  });

  it('use every entry of the table', () => {
    const used = new Set(imports.map(({ from, to }) => `${from} → ${to}`));
    const named = folders.flatMap((from) => allowed[from]?.map((to) => `${from} → ${to}`) ?? []);
    expect(named.filter((each) => !used.has(each))).toEqual([]);
  });

  it('never go both ways: the table allows only folders further up', () => {
    const wrong = folders.flatMap((folder, index) =>
      allowed[folder]?.filter((other) => !folders.slice(0, index).includes(other)),
    );
    expect(wrong).toEqual([]);
  });

  it('use subpaths between folders', () => {
    // Node does not resolve the project's subpaths in folders with their own package.json.
    const wrong = imports.filter(
      ({ file, specifier }) =>
        specifier.startsWith('.') && !/^bench\/(?:pages|servers)\//.test(file),
    );
    expect(wrong.map(({ file, specifier }) => `${file}: ${specifier}`)).toEqual([]);
  });

  it('are checked in every folder of site/', () => {
    const found = files('site/*/**').map((file) => file.split('/').slice(0, 2).join('/'));
    const known = [...folders, 'site/public'];
    expect(found.filter((folder) => !known.includes(folder))).toEqual([]);
  });

  it('keep Node and the DOM out of agency/ and enquiry/, which browser and server share', () => {
    const sources = files('{agency,enquiry}/*.ts').filter((file) => !file.endsWith('.test.ts'));
    const wrong = sources.filter((file) =>
      /from 'node:|\b(?:document|window|process)\./.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });
});

it('the agency’s name and addresses are in identity.ts only', () => {
  const values = [identity.name, identity.email, identity.careersEmail, identity.origin];
  const sources = files(
    '{art,bench,build,enquiry,scripts,server,site,tests}/**/*.{ts,tsx,astro,css,json,html,txt}',
  );
  const wrong = sources.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return values.some((value) => text.includes(value));
  });
  expect(wrong).toEqual([]);
});

it('no page has an inline style, which the content security policy forbids', () => {
  const wrong = files('dist/site/**/*.html').filter((file) =>
    /<[a-z][^>]*\sstyle=/.test(readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});

describe('styles', () => {
  const tokens = 'site/styles/tokens.css';
  const palette = paletteIn(readFileSync(tokens, 'utf8'));
  const sources = files('site/**/*.{css,ts,tsx,astro}')
    .filter((file) => file !== tokens && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

  it('have raw colours in tokens.css only', () => {
    // Drawings cannot read tokens, so palette.ts repeats them; palette.test.ts compares the two.
    const wrong = sources
      .filter(({ file }) => file !== 'site/drawing/palette.ts')
      .flatMap(({ file, source }) => rawColoursIn(file, source).map((raw) => `${file}: ${raw}`));
    expect(wrong).toEqual([]);
  });

  it('use palette tokens in tokens.css only, and purpose tokens elsewhere', () => {
    expect(palette).toContain('ink');
    const wrong = sources.flatMap(({ file, source }) =>
      paletteUsesIn(source, palette).map((token) => `${file}: ${token}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are all in a layer', () => {
    const wrong = sources
      .filter(({ file }) => file.endsWith('.css'))
      .flatMap(({ file, source }) => unlayeredIn(source).map((rule) => `${file}: ${rule}`));
    expect(wrong).toEqual([]);
  });
});

describe('scripts', () => {
  const chunks: Readonly<Record<string, ClientChunk>> = JSON.parse(
    readFileSync('dist/client-chunks.json', 'utf8'),
  );
  const pages = files('dist/site/**/*.html').map((file) => readFileSync(file, 'utf8'));
  const allIn = (pattern: RegExp) => [
    ...new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map(([, url]) => String(url)))),
  ];
  /** A script and its static imports. */
  const withImports = (file: string): string[] => [
    file,
    ...(chunks[file]?.imports ?? []).flatMap(withImports),
  ];

  it('hydrate only components of site/islands', () => {
    const hydrated = allIn(/component-url="([^"]+)"/g);
    const wrong = hydrated.filter((url) => !chunks[url]?.source?.startsWith('site/islands/'));
    expect(wrong).toEqual([]);
  });

  it('do not load React with the page', () => {
    const atLoad = allIn(/<script[^>]+src="([^"]+)"/g).flatMap(withImports);
    const withReact = atLoad.filter((file) =>
      chunks[file]?.modules.some((module) => /node_modules\/(?:react|react-dom)\//.test(module)),
    );
    expect(atLoad.length).toBeGreaterThan(0);
    expect(atLoad.every((file) => file in chunks)).toBe(true);
    expect(withReact).toEqual([]);
  });
});
