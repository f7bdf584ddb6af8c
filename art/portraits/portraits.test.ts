import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Person, portraits } from '#assets/portraits/portraits.ts';
import { asset } from '../places.ts';
import { drawPortrait } from './draw-portrait.ts';
import { people } from './people.ts';

const slugs = Object.keys(people) as Person[];

test('five people, each with a file of at most 12 KB that is what the source draws', () => {
  expect(slugs).toHaveLength(5);
  for (const slug of slugs) {
    const file = readFileSync(asset(`portraits/${slug}.svg`), 'utf8');
    expect(file, slug).toBe(drawPortrait(slug));
    expect(file.length, slug).toBeLessThanOrEqual(12_000);
  }
});

test('each slug leads to its own file', () => {
  expect(Object.keys(portraits)).toEqual(slugs);
  for (const slug of slugs) expect(portraits[slug].url).toContain(slug);
});

test('no two people stand before the same wall', () => {
  const walls = slugs.map((slug) => people[slug]().split('<g transform="matrix')[0]);
  expect(new Set(walls).size).toBe(slugs.length);
});
