import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { starCorners, starPath } from './star.ts';

test('a star has the same steps wherever it stands', () => {
  const stepsOf = (path: string) => path.slice(path.indexOf('l'));
  expect(starPath(0, 0, 48)).toMatch(/^M48 0l-?[\d.]+ [\d.]+v/);
  expect(stepsOf(starPath(144, 48, 48))).toBe(stepsOf(starPath(0, 0, 48)));
});

test('the pages’ clip of a star has the corners that the drawings have', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const [, shape = ''] = /--star-shape: polygon\(([^)]+)\)/.exec(tokens) ?? [];
  const percent = (value: number) => `${Number((50 + value).toFixed(2))}%`;
  expect(shape.split(',').map((corner) => corner.trim())).toEqual(
    starCorners(50).map(([x, y]) => `${percent(x)} ${percent(y)}`),
  );
});
