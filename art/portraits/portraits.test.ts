import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Person, portraits } from '#assets/portraits/portraits.ts';
import { asset } from '../places.ts';
import { people } from './people.ts';

const slugs = Object.keys(people) as Person[];
const committed = (name: string) => readFileSync(asset(`portraits/${name}.svg`), 'utf8');

test('each person has a portrait of at most 6 KB and a view of the group', () => {
  expect(Object.keys(portraits)).toEqual(slugs);
  const group = committed('group');
  for (const slug of slugs) {
    expect(committed(slug).length, slug).toBeLessThanOrEqual(6_000);
    expect(portraits[slug].url).toContain(slug);
    expect(group).toContain(`<view id="${slug}"`);
    expect(portraits[slug].inGroup).toMatch(new RegExp(`group.*#${slug}$`));
  }
});

test.each(slugs)('the portrait %s has a transparent ground', async (slug) => {
  const image = sharp(Buffer.from(committed(slug))).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const opacity = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  const corners = [opacity(0, 0), opacity(info.width - 1, 0), opacity(0, info.height / 2)];
  expect(corners).toEqual([0, 0, 0]);
  expect(opacity(info.width / 2, info.height / 2)).toBe(255);
});
