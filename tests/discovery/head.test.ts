import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { identity } from '#agency/identity.ts';
import { allPagesOf } from '#discovery/all-pages.ts';
import { addressOf } from '#discovery/head.ts';
import { content } from '#harness/content.ts';
import { built, builtPage, elements, metaOf, titleIn } from './built-pages.ts';

const allPages = allPagesOf(content);

/** Search results cut off longer texts. */
const titleLength = 65;
const descriptionLength = { least: 50, most: 160 };

const linksOf = (html: string, rel: string) =>
  elements(html, 'link')
    .filter((link) => link.rel === rel)
    .map(({ href }) => String(href));

test.each(allPages.map((page) => [page.path, page] as const))(
  'the head of %s has title, description, address, icons and social card',
  async (path, page) => {
    const { html } = builtPage(path);
    const title = titleIn(html);
    const meta = metaOf(html);
    expect.soft(html).toContain('<html lang="en-GB"');
    expect.soft(title).toContain(identity.name);
    expect.soft(title.length).toBeLessThanOrEqual(titleLength);
    expect.soft(meta.description?.length).toBeGreaterThanOrEqual(descriptionLength.least);
    expect.soft(meta.description?.length).toBeLessThanOrEqual(descriptionLength.most);
    expect.soft(meta['theme-color']).toMatch(/^#[\da-f]{6}$/);
    expect.soft(linksOf(html, 'icon')).toHaveLength(2);
    expect.soft(linksOf(html, 'apple-touch-icon')).toHaveLength(1);
    expect.soft(linksOf(html, 'manifest')).toEqual(path === '/' ? ['/site.webmanifest'] : []);

    const address = page.indexed === false ? undefined : addressOf(path);
    expect.soft(linksOf(html, 'canonical')).toEqual(address ? [address] : []);
    expect.soft(meta['og:url']).toBe(address);
    expect.soft(meta.robots).toBe(address ? undefined : 'noindex');

    expect.soft(meta).toMatchObject({
      'og:type': 'website',
      'og:site_name': identity.name,
      'og:title': title,
      'og:description': meta.description,
      'og:locale': 'en_GB',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': meta.description,
      'twitter:image': meta['og:image'],
      'twitter:image:alt': meta['og:image:alt'],
    });
    expect.soft(meta['og:image:alt']).toContain(page.cardTitle ?? page.title);
    const picture = new URL(String(meta['og:image']));
    expect.soft(picture.origin).toBe(identity.origin);
    const card = readFileSync(`${built}${decodeURIComponent(picture.pathname)}`);
    expect.soft(await sharp(card).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect.soft([meta['og:image:width'], meta['og:image:height']]).toEqual(['1200', '630']);
  },
);

test.each(['title', 'description', 'og:image'])('no two pages have the same %s', (part) => {
  const values = allPages.map(({ path }) => {
    const { html } = builtPage(path);
    return part === 'title' ? titleIn(html) : metaOf(html)[part];
  });
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('only /career links to the feed of open positions', () => {
  const feeds = allPages.flatMap(({ path }) =>
    linksOf(builtPage(path).html, 'alternate').map((href) => `${path} ${href}`),
  );
  expect(feeds).toEqual(['/career /jobs.atom']);
});
