import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Person, portraits } from '#assets/portraits/portraits.ts';
import { asset } from '../places.ts';
import { drawGroup, drawPortrait } from './draw-portrait.ts';
import { people } from './people.ts';

const slugs = Object.keys(people) as Person[];

test('each portrait has a file of its own, as the source draws it, of at most 6 KB', () => {
  expect(Object.keys(portraits)).toEqual(slugs);
  for (const slug of slugs) {
    const file = readFileSync(asset(`portraits/${slug}.svg`), 'utf8');
    expect(file, slug).toBe(drawPortrait(slug));
    expect(file.length, slug).toBeLessThanOrEqual(6_000);
    expect(portraits[slug].url).toContain(slug);
  }
});

test('the group is as the source draws it, with a view of each person', () => {
  const group = readFileSync(asset('portraits/group.svg'), 'utf8');
  expect(group).toBe(drawGroup(slugs));
  for (const slug of slugs) {
    expect(group).toContain(`<view id="${slug}"`);
    expect(portraits[slug].inGroup).toMatch(new RegExp(`group.*#${slug}$`));
  }
});

test.each(slugs)('the ground of the portrait %s is transparent', async (slug) => {
  const image = sharp(Buffer.from(drawPortrait(slug))).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const opacity = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  const corners = [opacity(0, 0), opacity(info.width - 1, 0), opacity(0, info.height / 2)];
  expect(corners).toEqual([0, 0, 0]);
  expect(opacity(info.width / 2, info.height / 2)).toBe(255);
});
