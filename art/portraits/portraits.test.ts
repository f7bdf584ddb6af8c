import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Person, portraits } from '#assets/portraits/portraits.ts';
import { asset } from '../places.ts';
import { drawGroup, drawPortrait } from './draw-portrait.ts';
import { people } from './people.ts';

const slugs = Object.keys(people) as Person[];

test('five people, one of them twice, each with a file of at most 6 KB that is what the source draws', () => {
  expect(slugs).toHaveLength(6);
  for (const slug of slugs) {
    const file = readFileSync(asset(`portraits/${slug}.svg`), 'utf8');
    expect(file, slug).toBe(drawPortrait(slug));
    expect(file.length, slug).toBeLessThanOrEqual(6_000);
  }
});

test('the file of all is what the source draws, with a view of each', () => {
  expect(readFileSync(asset('portraits/group.svg'), 'utf8')).toBe(drawGroup(slugs));
  for (const slug of slugs) {
    expect(drawGroup(slugs)).toContain(`<view id="${slug}"`);
    expect(portraits[slug].inGroup).toMatch(new RegExp(`group.*#${slug}$`));
  }
});

test('each slug leads to its own file', () => {
  expect(Object.keys(portraits)).toEqual(slugs);
  const addresses = slugs.map((slug) => portraits[slug].url);
  expect(new Set(addresses).size).toBe(slugs.length);
  for (const slug of slugs) expect(portraits[slug].url).toContain(slug);
});

test('nothing stands behind a person, so that the wall of the page does', async () => {
  for (const slug of slugs) {
    const { data, info } = await sharp(Buffer.from(drawPortrait(slug)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const opacity = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    const corners = [opacity(0, 0), opacity(info.width - 1, 0), opacity(0, info.height / 2)];
    expect(corners, slug).toEqual([0, 0, 0]);
    expect(opacity(info.width / 2, info.height / 2), slug).toBe(255);
  }
});
