import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawBirmingham } from './draw-birmingham.ts';

test('the committed city is what the source draws, at most 12 KB', () => {
  const file = readFileSync(new URL('birmingham.svg', import.meta.url), 'utf8');
  expect(file).toBe(drawBirmingham());
  expect(file.length).toBeLessThanOrEqual(12_000);
});
