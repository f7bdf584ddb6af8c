import { expect, test } from 'vitest';
import { openFont, outline } from '#drawing/outline-text.ts';
import { simplifyOutline } from './simplify-outline.ts';

test('straight lines and corners do not change', () => {
  expect(simplifyOutline('M0 0L10 0L10 10L0 10Z', 0.1)).toBe('M0 0L10 0L10 10L0 10L0 0Z');
});

test('a circle of eight quadratic pieces becomes fewer cubics within the tolerance', () => {
  const point = (eighth: number, reach: number) => {
    const angle = (eighth * Math.PI) / 4;
    return `${(reach * Math.cos(angle)).toFixed(4)} ${(reach * Math.sin(angle)).toFixed(4)}`;
  };
  const bend = 20 / Math.cos(Math.PI / 8);
  const pieces = Array.from(
    { length: 8 },
    (_, index) => `Q${point(index + 0.5, bend)} ${point(index + 1, 20)}`,
  );
  const simple = simplifyOutline(`M${point(0, 20)}${pieces.join('')}Z`, 0.1);
  expect(simple.match(/C/g)?.length).toBeLessThan(8);
  for (const [, x = '', y = ''] of simple.matchAll(/ (-?[\d.]+) (-?[\d.]+)(?=C|Z)/g)) {
    expect(Math.hypot(Number(x), Number(y))).toBeCloseTo(20, 0);
  }
});

test('letters become smaller files', () => {
  const letters = outline(openFont('bricolage-grotesque', 700), 'Birmingham', { size: 34 });
  expect(simplifyOutline(letters, 0.05).length).toBeLessThan(letters.length);
});
