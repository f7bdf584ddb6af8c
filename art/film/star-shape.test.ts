import { expect, test } from 'vitest';
import { starPath } from '#drawing/star.ts';
import { openStar } from './star-shape.ts';

test('the closed star has the shape of the star on the wall', () => {
  const [first, second] = openStar(0).slice('polygon('.length).split(', ');
  expect(first).toBe('100.000% 50.000%');
  // The path of the wall uses relative steps, and the first goes from the tip to the inner corner.
  const [, stepX, stepY] = /l(-?[\d.]+) (-?[\d.]+)/.exec(starPath(50, 50, 50)) ?? [];
  const [x = 0, y = 0] = (second ?? '').split(' ').map((part) => Number.parseFloat(part));
  expect(x).toBeCloseTo(100 + Number(stepX), 1);
  expect(y).toBeCloseTo(50 + Number(stepY), 1);
});

test('the open star fills its box', () => {
  expect(openStar(1)).toContain('100.000% 100.000%');
  expect(openStar(1)).toContain('0.000% 0.000%');
});
