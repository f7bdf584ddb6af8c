import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { starCorners } from './star.ts';

test('`--star-shape` has the corners of the drawn star', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const [, shape = ''] = /--star-shape: polygon\(([^)]+)\)/.exec(tokens) ?? [];
  const percent = (value: number) => `${Number((50 + value).toFixed(2))}%`;
  expect(shape.split(',').map((corner) => corner.trim())).toEqual(
    starCorners(50).map(([x, y]) => `${percent(x)} ${percent(y)}`),
  );
});
