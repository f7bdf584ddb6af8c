import { expect, test } from 'vitest';
import { allPagesOf, indexedPagesOf, lastChange } from '#discovery/all-pages.ts';
import { content } from '#harness/content.ts';
import { builtPages } from './built-pages.ts';

const allPages = allPagesOf(content);
const paths = allPages.map(({ path }) => path);

test('the registry lists exactly the pages of the build', () => {
  expect(paths.toSorted()).toEqual(builtPages.map(({ path }) => path).sort());
});

test('only the 404 page and the responses to an enquiry are not indexed', () => {
  const indexed = new Set(indexedPagesOf(content).map(({ path }) => path));
  const hidden = paths.filter((path) => !indexed.has(path));
  expect(hidden).toEqual(['/404', '/enquiry/received', '/enquiry/again']);
});

test('the parent of every page exists', () => {
  const parents = allPages.flatMap(({ parent }) => (parent ? [parent.path] : []));
  expect(parents.filter((path) => !paths.includes(path))).toEqual([]);
});

test('every page has a day of its last change, not before its own update', () => {
  for (const page of allPages) {
    const change = lastChange(page, allPages);
    expect(new Date(change).toISOString().slice(0, 10), page.path).toBe(change);
    expect(change >= page.updated, page.path).toBe(true);
  }
});

test('§2 every page has the header, the footer and one main heading', () => {
  for (const { path, html } of builtPages) {
    for (const part of ['<header', '<main', '<footer', '<h1']) {
      expect.soft(html.split(part).length - 1, `${part} on ${path}`).toBe(1);
    }
  }
});
