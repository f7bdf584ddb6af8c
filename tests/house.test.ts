import { globSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { identity } from '#agency/identity.ts';
import type { ClientChunk } from '#build/client-chunks.ts';
import { paletteIn, paletteUsesIn, rawColoursIn, unlayeredIn } from '#harness/colours.ts';

const files = (pattern: string) => globSync(pattern, { exclude: ['**/node_modules'] }).sort();

/**
 * The rooms of the house, each with the rooms it may import from (docs/architecture.md). Every room
 * stands below all it imports, so no two can import each other and there is no circle.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  agency: [],
  scripts: [],
  enquiry: ['agency'],
  server: ['enquiry', 'agency'],
  'site/assets': [],
  'site/styles': [],
  'site/content': ['site/assets', 'enquiry', 'agency'],
  'site/drawing': ['agency'],
  'site/discovery': ['site/drawing', 'site/content', 'site/assets', 'enquiry', 'agency'],
  'site/delivery': ['enquiry'],
  'site/components': ['site/drawing', 'site/content', 'site/assets', 'agency'],
  'site/islands': [
    'site/components',
    'site/delivery',
    'site/drawing',
    'site/content',
    'site/assets',
    'enquiry',
  ],
  'site/sections': ['site/components', 'site/drawing', 'site/content', 'site/assets', 'agency'],
  'site/document': [
    'site/islands',
    'site/components',
    'site/delivery',
    'site/discovery',
    'site/content',
    'site/assets',
    'site/styles',
    'agency',
  ],
  'site/pages': [
    'site/document',
    'site/sections',
    'site/islands',
    'site/components',
    'site/discovery',
    'site/drawing',
    'site/content',
    'enquiry',
    'agency',
  ],
  'site/development': ['site/components', 'site/discovery', 'site/assets', 'site/styles'],
  // The workshop draws with the site's own tile and figures; what it makes is committed, so nothing imports it.
  art: ['site/drawing', 'site/content', 'site/assets', 'site/styles', 'scripts', 'agency'],
};

const names = Object.keys(rooms).sort((one, other) => other.length - one.length);
const roomOf = (file: string) => names.find((room) => file.startsWith(`${room}/`));

const subpaths: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
).imports;

/** The file that an import means, from the project's root; nothing for a package. */
function targetOf(importer: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(importer), path);
  const [prefix = '', ...rest] = path.split('/');
  const place = subpaths[`${prefix}/*`];
  return place ? posix.join(place.slice(0, -1), ...rest) : undefined;
}

const importPattern =
  /(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(?\s*['"]([^'"]+)['"]/g;

const imports = files('{agency,art,enquiry,server,site}/**/*.{ts,tsx,astro}')
  .map((file) => file.split(sep).join('/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(importPattern)].flatMap(([, named, bare]) => {
      const specifier = String(named ?? bare);
      const to = targetOf(from, specifier);
      return to ? [{ from, to, specifier }] : [];
    }),
  );

/** Rooms that one can walk through and come back to where one began. */
function circles(): string[] {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [own, other] = [roomOf(from), roomOf(to)];
    if (!own || !other || own === other) continue;
    arrows.set(own, (arrows.get(own) ?? new Set()).add(other));
  }
  const walk = (room: string, way: readonly string[]): string[] => {
    const met = way.indexOf(room);
    if (met >= 0) return [[...way.slice(met), room].join(' → ')];
    return [...(arrows.get(room) ?? [])].flatMap((next) => walk(next, [...way, room]));
  };
  return [...new Set([...arrows.keys()].flatMap((room) => walk(room, [])))];
}

describe('the house', () => {
  it('has imports to check', () => {
    expect(imports.length).toBeGreaterThan(300);
  });

  it('imports only the allowed way', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [roomOf(from), roomOf(to)];
      return own !== undefined && own !== other && !rooms[own]?.includes(String(other));
    });
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('allows no import that no file needs', () => {
    const used = new Set(imports.map(({ from, to }) => `${roomOf(from)} → ${roomOf(to)}`));
    const idle = Object.entries(rooms).flatMap(([room, others]) =>
      others.map((other) => `${room} → ${other}`).filter((arrow) => !used.has(arrow)),
    );
    expect(idle).toEqual([]);
  });

  it('has no circle of rooms', () => {
    expect(circles()).toEqual([]);
  });

  it('names another room by its subpath, not by steps up and down', () => {
    const wrong = imports.filter(
      ({ from, to, specifier }) => specifier.startsWith('.') && roomOf(from) !== roomOf(to),
    );
    expect(wrong.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([]);
  });

  it('has no folder but its rooms in site/', () => {
    const folders = new Set(
      files('site/*/**').map((file) => file.split(sep).slice(0, 2).join('/')),
    );
    expect([...folders].filter((folder) => !(folder in rooms) && folder !== 'site/public')).toEqual(
      [],
    );
  });

  it('imports nothing of Node or the DOM into agency/ and enquiry/, which browser and server share', () => {
    const sources = files('{agency,enquiry}/*.ts').filter((file) => !file.endsWith('.test.ts'));
    const wrong = sources.filter((file) =>
      /from 'node:|\b(?:document|window|process)\./.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('has the agency’s name and addresses in one file', () => {
    const secrets = [identity.name, identity.email, identity.careersEmail, identity.origin];
    const all = files(
      '{art,bench,build,enquiry,scripts,server,site,tests}/**/*.{ts,tsx,astro,css,json,html,txt}',
    );
    const wrong = all.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return secrets.some((secret) => text.includes(secret));
    });
    expect(wrong).toEqual([]);
  });

  it('has no inline style, which the content security policy forbids', () => {
    const wrong = files('dist/site/**/*.html').filter((file) =>
      /<[a-z][^>]*\sstyle=/.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });
});

describe('styles', () => {
  const tokens = 'site/styles/tokens.css';
  const palette = paletteIn(readFileSync(tokens, 'utf8'));
  const sources = files('site/**/*.{css,ts,tsx,astro}')
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file !== tokens && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

  it('have raw colours in tokens.css alone', () => {
    // Drawings that become files cannot read tokens; a test keeps their palette in step with them.
    const wrong = sources
      .filter(({ file }) => file !== 'site/drawing/palette.ts')
      .flatMap(({ file, source }) => rawColoursIn(file, source).map((raw) => `${file}: ${raw}`));
    expect(wrong).toEqual([]);
  });

  it('name what a colour is for: the palette is known to tokens.css alone', () => {
    expect(palette).toContain('ink');
    const wrong = sources.flatMap(({ file, source }) =>
      paletteUsesIn(source, palette).map((token) => `${file}: ${token}`),
    );
    expect(wrong).toEqual([]);
  });

  it('stand in a layer', () => {
    const wrong = sources
      .filter(({ file }) => file.endsWith('.css'))
      .flatMap(({ file, source }) => unlayeredIn(source).map((rule) => `${file}: ${rule}`));
    expect(wrong).toEqual([]);
  });
});

describe('what hydrates', () => {
  const chunks: Readonly<Record<string, ClientChunk>> = JSON.parse(
    readFileSync('dist/client-chunks.json', 'utf8'),
  );
  const pages = files('dist/site/**/*.html').map((file) => readFileSync(file, 'utf8'));
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
