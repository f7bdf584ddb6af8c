import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asset } from '../places.ts';
import { drawSkyline } from './draw-skyline.ts';
import { drawStreetPlan } from './draw-street-plan.ts';

test.each([
  ['skyline', drawSkyline, 10_000],
  ['street-plan', drawStreetPlan, 36_000],
])('the committed %s matches its source and its limit', (name, draw, limit) => {
  const file = readFileSync(asset(`city/${name}.svg`), 'utf8');
  expect(file).toBe(draw());
  expect(file.length).toBeLessThanOrEqual(limit);
});
