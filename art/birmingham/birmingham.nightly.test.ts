import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asset } from '../places.ts';
import { drawBirmingham } from './draw-birmingham.ts';

test('the committed skyline matches its source and has at most 12 KB', () => {
  const file = readFileSync(asset('city/skyline.svg'), 'utf8');
  expect(file).toBe(drawBirmingham());
  expect(file.length).toBeLessThanOrEqual(12_000);
});
