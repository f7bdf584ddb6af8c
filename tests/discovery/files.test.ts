import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isOpen } from '#content/job.ts';
import { indexedPagesOf, lastChange } from '#discovery/all-pages.ts';
import { atomFeed } from '#discovery/files/jobs-feed.ts';
import { security } from '#discovery/files/security.ts';
import { addressOf } from '#discovery/head.ts';
import { content } from '#harness/content.ts';
import { mediaTypeOf } from '#server/static/media-types.ts';
import { publicFiles } from '#server/static/public-files.ts';
import { built } from './built-pages.ts';

const { jobs } = content;
const indexedPages = indexedPagesOf(content);

const read = (path: string) => readFileSync(`${built}${path}`, 'utf8');
const values = (text: string, element: string) =>
  [...text.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, value]) => value);

test('the server sends every file with its media type', async () => {
  const types = {
    '/sitemap.xml': 'text/xml;charset=utf-8',
    '/robots.txt': 'text/plain;charset=utf-8',
    '/.well-known/security.txt': 'text/plain;charset=utf-8',
    '/llms.txt': 'text/plain;charset=utf-8',
    '/jobs.atom': 'application/atom+xml',
    '/site.webmanifest': 'application/manifest+json',
  };
  const files = await publicFiles(built);
  for (const [path, type] of Object.entries(types)) {
    expect(files).toContain(path.slice(1));
    expect(mediaTypeOf(path)).toBe(type);
  }
});

test('the sitemap lists every indexed page with the day of its last change', () => {
  const sitemap = read('/sitemap.xml');
  expect(values(sitemap, 'loc')).toEqual(indexedPages.map(({ path }) => addressOf(path)));
  expect(values(sitemap, 'lastmod')).toEqual(
    indexedPages.map((page) => lastChange(page, indexedPages)),
  );
});

test('robots.txt names the sitemap and disallows no indexed page', () => {
  const robots = read('/robots.txt');
  expect(robots).toContain(`Sitemap: ${addressOf('/sitemap.xml')}`);
  const disallowed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => String(path));
  for (const { path } of indexedPages) {
    expect(disallowed.filter((start) => path.startsWith(start))).toEqual([]);
  }
});

test('security.txt follows RFC 9116 and expires within a year of the build', () => {
  const text = read('/.well-known/security.txt');
  expect(text.match(/^Contact: mailto:\S+@\S+$/gm)).toHaveLength(1);
  expect(text.match(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/gm)).toHaveLength(1);
  expect(text).toContain(`Canonical: ${addressOf('/.well-known/security.txt')}`);
  const builtOn = new Date('2026-11-15T10:00:00Z');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(security(builtOn)) ?? [];
  const days = (new Date(expires).getTime() - builtOn.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('llms.txt is Markdown with one title, one summary and a link to every page', () => {
  const llms = read('/llms.txt');
  expect(llms.match(/^# /gm)).toHaveLength(1);
  expect(llms.match(/^> /gm)).toHaveLength(1);
  const links = [...llms.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, link]) => link);
  expect(links.sort()).toEqual(
    indexedPages
      .filter(({ path }) => path !== '/')
      .map(({ path }) => addressOf(path))
      .sort(),
  );
});

describe('a position', () => {
  const [job] = jobs;
  const last = String(job?.validThrough);

  test('is open through its last day and closed on the next', () => {
    expect(isOpen({ validThrough: last }, new Date(`${last}T23:59:59Z`))).toBe(true);
    const nextDay = new Date(new Date(last).getTime() + 86_400_000);
    expect(isOpen({ validThrough: last }, nextDay)).toBe(false);
  });

  test('is in the feed while it is open, and not afterwards', () => {
    const titles = (now: Date) => values(atomFeed(jobs, now), 'title').slice(1);
    const onLastDay = new Date(`${last}T12:00:00Z`);
    expect(titles(onLastDay)).toEqual(
      jobs.filter((each) => isOpen(each, onLastDay)).map(({ title }) => title),
    );
    expect(titles(onLastDay)).toContain(job?.title);
    const extended = jobs.map((each) =>
      each === job ? { ...each, validThrough: '2099-01-01' } : each,
    );
    const after = new Date('2098-01-01');
    expect(titles(after)).toEqual([]);
    expect(values(atomFeed(extended, after), 'title').slice(1)).toEqual([job?.title]);
  });

  test('has every element that RFC 4287 requires of an entry', () => {
    const feed = atomFeed(jobs, new Date('2000-01-01'));
    for (const element of ['id', 'title', 'updated']) {
      expect(values(feed, element), element).toHaveLength(jobs.length + 1);
    }
    expect(feed.match(/<content type="html">&lt;p&gt;/g)).toHaveLength(jobs.length);
    expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  });
});
