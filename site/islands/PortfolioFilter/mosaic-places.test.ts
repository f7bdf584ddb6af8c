import { expect, test } from 'vitest';
import { blocksFor, placesFor } from './mosaic-places.ts';

test('every number of works up to the limit fills its blocks', () => {
  for (let count = 1; count <= 40; count += 1) {
    const blocks = blocksFor(count);
    expect(blocks.reduce((sum, block) => sum + block, 0)).toBe(count);
    if (count > 1) expect(Math.min(...blocks)).toBe(2 + Number(!blocks.includes(2)));
    expect(Math.max(...blocks)).toBeLessThanOrEqual(3);
    expect(placesFor(count)).toHaveLength(count);
  }
});

test('large works are alternately on the left and on the right', () => {
  expect(blocksFor(13)).toEqual([3, 2, 3, 2, 3]);
  expect(placesFor(13).filter((place) => place.startsWith('large'))).toEqual([
    'large',
    'largeAtEnd',
    'large',
  ]);
  expect(placesFor(4)).toEqual(['half', 'half', 'half', 'half']);
  expect(placesFor(1)).toEqual(['alone']);
  expect(blocksFor(0)).toEqual([]);
});
