import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { technologies, technologySlug } from '#assets/technologies/technologies.ts';
import { asset } from '../places.ts';

const sprite = readFileSync(asset('technologies/sprite.svg'), 'utf8');

test('each of the 26 technologies has its sign in the sprite', () => {
  expect(technologies).toHaveLength(26);
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(technologies.map(technologySlug));
});

test('the sprite has one colour and at most 24 KB', () => {
  expect(sprite).not.toContain('fill=');
  expect(sprite.length).toBeLessThanOrEqual(24_000);
});
