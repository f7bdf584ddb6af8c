import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { identity } from '#agency/identity.ts';
import { allPagesOf } from '#discovery/all-pages.ts';
import { addressOf } from '#discovery/head.ts';
import { content } from '#harness/content.ts';
import { built, builtPage, elements, metaOf, titleIn } from './built-pages.ts';

const allPages = allPagesOf(content);

/** What search results show before they cut a text off. */
const titleLength = 65;
const descriptionLength = { least: 50, most: 160 };

const linksOf = (html: string, rel: string) =>
  elements(html, 'link').filter((link) => link.rel === rel);

describe.each(allPages.map((page) => [page.path, page] as const))(
  'the head of %s',
  (path, page) => {
    const { html } = builtPage(path);
    const meta = metaOf(html);
    const isIndexed = page.indexed !== false;

    it('has a title and a description of the right length', () => {
      expect(titleIn(html).length).toBeLessThanOrEqual(titleLength);
      expect(titleIn(html)).toContain(identity.name);
      expect(meta.description?.length).toBeGreaterThanOrEqual(descriptionLength.least);
      expect(meta.description?.length).toBeLessThanOrEqual(descriptionLength.most);
    });

    it('says where it belongs, or that it belongs in no search result', () => {
      const canonical = linksOf(html, 'canonical').map(({ href }) => href);
      expect(canonical).toEqual(isIndexed ? [addressOf(path)] : []);
      expect(meta.robots).toBe(isIndexed ? undefined : 'noindex');
      expect(meta['og:url']).toBe(isIndexed ? addressOf(path) : undefined);
    });

    it('has a preview for Open Graph and X, with a picture of its own', async () => {
      expect(meta).toMatchObject({
        'og:type': 'website',
        'og:site_name': identity.name,
        'og:title': titleIn(html),
        'og:description': meta.description,
        'og:locale': 'en_GB',
        'twitter:card': 'summary_large_image',
        'twitter:title': titleIn(html),
        'twitter:description': meta.description,
        'twitter:image': meta['og:image'],
        'twitter:image:alt': meta['og:image:alt'],
      });
      expect(meta['og:image:alt']).toContain(page.cardTitle ?? page.title);
      const picture = new URL(String(meta['og:image']));
      expect(picture.origin).toBe(identity.origin);
      const { format, width, height } = await sharp(
        readFileSync(`${built}${decodeURIComponent(picture.pathname)}`),
      ).metadata();
      expect({ format, width: String(width), height: String(height) }).toEqual({
        format: 'png',
        width: meta['og:image:width'],
        height: meta['og:image:height'],
      });
      expect([width, height]).toEqual([1200, 630]);
    });

    it('has language, colour and icons; the first page the manifest', () => {
      expect(html).toContain('<html lang="en-GB"');
      expect(meta['theme-color']).toMatch(/^#[\da-f]{6}$/);
      const [ico, svg, ...others] = linksOf(html, 'icon').map(({ href = '' }) => href);
      expect([ico, ...others]).toEqual(['/favicon.ico']);
      expect(decodeURIComponent(svg ?? '')).toBe(
        `data:image/svg+xml,${readFileSync('site/public/favicon.svg', 'utf8').trim()}`,
      );
      expect(linksOf(html, 'apple-touch-icon')).toHaveLength(1);
      expect(linksOf(html, 'manifest').map(({ href }) => href)).toEqual(
        path === '/' ? ['/site.webmanifest'] : [],
      );
    });
  },
);

test.each(['title', 'description', 'og:image'])('no two pages share their %s', (part) => {
  const values = allPages.map(({ path }) => {
    const { html } = builtPage(path);
    return part === 'title' ? titleIn(html) : metaOf(html)[part];
  });
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('/career, and no other page, names the feed of open positions', () => {
  const naming = allPages.filter(({ path }) => linksOf(builtPage(path).html, 'alternate').length);
  expect(naming.map(({ path }) => path)).toEqual(['/career']);
  expect(linksOf(builtPage('/career').html, 'alternate')).toMatchObject([
    { type: 'application/atom+xml', href: '/jobs.atom' },
  ]);
});
