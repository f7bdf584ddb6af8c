import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identity } from '#agency/identity.ts';
import { builtHtml } from '#harness/built-files.ts';

const site = 'dist/site';
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const pathOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, '')}`;
const pages = new Map(builtHtml(site).map((file) => [pathOf(file), read(file)]));

const attributes = 'href|src|poster|component-url|renderer-url|before-hydration-url';
const groups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll(/&(?:amp|#38);/g, '&'));

/** Every address in the attributes and styles of a page. */
const addressesIn = (html: string): string[] => [
  ...groups(html, new RegExp(`\\s(?:${attributes})="([^"]*)"`, 'g')),
  ...groups(html, /\s(?:image)?srcset="([^"]*)"/gi).flatMap((set) =>
    set.split(/,\s+/).map((candidate) => String(candidate.split(' ')[0])),
  ),
  ...groups(html, /<style[^>]*>([^<]*)/g).flatMap((css) =>
    groups(css, /url\((?!["']?data:)["']?([^"')]+)/g),
  ),
];

const found = [...pages].flatMap(([path, html]) =>
  addressesIn(html).map((address) => ({
    on: path,
    address,
    url: new URL(address, identity.origin + path),
  })),
);
const internal = found.filter(({ url }) => url.origin === identity.origin);

/** Whether a URL is a file or a page under its exact path, without a redirect. */
const exists = ({ pathname }: URL) =>
  pages.has(pathname) || (/\.\w+$/.test(pathname) && existsSync(join(site, pathname)));

test('every internal link, picture, font and script exists', () => {
  expect(internal.length).toBeGreaterThan(1000);
  const missing = internal.filter(({ url }) => !exists(url));
  expect(missing.map(({ on, address }) => `${address} on ${on}`)).toEqual([]);
});

test('every anchor exists', () => {
  const textOf = (path: string) => pages.get(path) ?? read(path);
  const hasAnchor = ({ pathname, hash }: URL) =>
    textOf(pathname).includes(` id="${decodeURIComponent(hash.slice(1))}"`);
  // A message for the contact form is no anchor.
  const isAnchor = ({ hash }: URL) => hash !== '' && !hash.startsWith('#message=');
  const missing = internal.filter(({ url }) => isAnchor(url) && !hasAnchor(url));
  expect(missing.map(({ on, address }) => `${address} on ${on}`)).toEqual([]);
});

test('links to other sites use https', () => {
  const schemes = ['https:', 'mailto:', 'tel:', 'data:'];
  const others = found.filter(({ url }) => !schemes.includes(url.protocol));
  expect(others).toEqual([]);
});

test('every page can be reached by links from the home page', () => {
  const reached = new Set(['/']);
  // The loop also visits the paths that it adds.
  for (const path of reached) {
    for (const { on, url } of internal) {
      if (on === path && pages.has(url.pathname)) reached.add(url.pathname);
    }
  }
  const unlinked = [...pages.keys()].filter((path) => !reached.has(path));
  expect(unlinked).toEqual(['/404', '/enquiry/again', '/enquiry/received']);
});
