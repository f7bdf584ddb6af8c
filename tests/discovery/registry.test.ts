import { expect, test } from 'vitest';
import { allPagesOf, indexedPagesOf, lastChange } from '#discovery/all-pages.ts';
import { content } from '#harness/content.ts';
import { builtPages } from './built-pages.ts';

const allPages = allPagesOf(content);

test('the registry names every page of the build, and no other', () => {
  const registered = allPages.map(({ path }) => path);
  expect([...registered].sort()).toEqual(builtPages.map(({ path }) => path).sort());
  expect(new Set(registered).size).toBe(registered.length);
});

test('only the pages that answer something stay out of search results', () => {
  const indexed = new Set(indexedPagesOf(content).map(({ path }) => path));
  const hidden = allPages.map(({ path }) => path).filter((path) => !indexed.has(path));
  expect(hidden).toEqual(['/404', '/enquiry/received', '/enquiry/again']);
});

test('every page lies under a page that exists', () => {
  const paths = allPages.map(({ path }) => path);
  const parents = allPages.flatMap(({ parent }) => (parent ? [parent.path] : []));
  expect(parents.filter((path) => !paths.includes(path))).toEqual([]);
});

test('every date is a day, and a page that lists others is as new as they are', () => {
  for (const page of allPages) {
    const change = lastChange(page, allPages);
    expect(new Date(change).toISOString().slice(0, 10), page.path).toBe(change);
    expect(change >= page.updated, page.path).toBe(true);
  }
});
