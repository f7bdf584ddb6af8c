import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Person } from '#assets/portraits/portraits.ts';
import { asset } from '../places.ts';
import { drawGroup, drawPortrait } from './draw-portrait.ts';
import { people } from './people.ts';

const slugs = Object.keys(people) as Person[];

const committed = (name: string) => readFileSync(asset(`portraits/${name}.svg`), 'utf8');

test.each(slugs)('the committed portrait %s matches its source', (slug) => {
  expect(committed(slug)).toBe(drawPortrait(slug));
});

test('the committed group matches its source', () => {
  expect(committed('group')).toBe(drawGroup(slugs));
});
