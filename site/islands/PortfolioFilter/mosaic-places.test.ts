import { expect, test } from 'vitest';
import { placesFor, rowsFor } from './mosaic-places.ts';

const twelfths = { alone: 12, wide: 7, narrow: 5, lead: 4, third: 4 } as const;

test('every number of works up to the limit fills its rows', () => {
  for (let count = 1; count <= 40; count += 1) {
    const rows = rowsFor(count);
    expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
    if (count > 1) expect(Math.min(...rows)).toBeGreaterThan(1);
    const places = placesFor(count);
    expect(places).toHaveLength(count);
    let filled = 0;
    for (const place of places) {
      filled += twelfths[place];
      if (filled === 12) filled = 0;
      expect(filled).toBeLessThan(12);
    }
    expect(filled).toBe(0);
  }
});

test('the spans vary: two pairs never lean the same way in turn', () => {
  expect(placesFor(4)).toEqual(['wide', 'narrow', 'narrow', 'wide']);
  expect(rowsFor(13)).toEqual([2, 3, 2, 3, 3]);
  expect(rowsFor(0)).toEqual([]);
});
