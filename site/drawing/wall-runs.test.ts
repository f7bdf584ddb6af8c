import { expect, test } from 'vitest';
import { litTiles } from './lit-tiles.ts';
import { wallRuns } from './wall-runs.ts';

/** The column and row of every tile in a path. */
function placesOf(d: string): readonly string[] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/m(-?\d+) (\d+)h(\d+)/g)].flatMap(([, right, down, length]) => {
    [x, y] = [x + Number(right), y + Number(down)];
    return Array.from({ length: Number(length) }, () => `${x++} ${y}`);
  });
}

test('every tile has one tone and is inside the wall', () => {
  const runs = wallRuns({ seed: '/about', columns: 9, rows: 4, calm: 'none' });
  const places = runs.flatMap(({ d }) => placesOf(d));
  expect(new Set(places).size).toBe(places.length);
  expect(places.length).toBeGreaterThan(9);
  for (const place of places) {
    const [x = -1, y = -1] = place.split(' ').map(Number);
    expect(x).toBeLessThan(9);
    expect(y).toBeLessThan(4);
  }
});

test('the wall depends on the seed', () => {
  const wall = (seed: string) => wallRuns({ seed, columns: 9, rows: 4, calm: 'start' });
  expect(wall('/about')).toEqual(wall('/about'));
  expect(wall('/about')).not.toEqual(wall('/team'));
});

test('a calm wall has no light tile behind text', () => {
  const places = wallRuns({ seed: '/about', columns: 27, rows: 8, calm: 'start' })
    .flatMap(({ d }) => placesOf(d))
    .map((place) => Number(place.split(' ')[0]));
  expect(Math.min(...places)).toBeGreaterThan(27 - 7 - 14 - 1);
});

test.each(['/about', '/team', '/faqs'])(
  '%s has lit tiles of different tones that do not touch',
  (seed) => {
    const lit = litTiles(seed, 3, 3);
    expect(new Set(lit.map(({ tone }) => tone)).size).toBe(lit.length);
    for (const one of lit) {
      for (const other of lit) {
        if (one === other) continue;
        expect(Math.abs(one.end - other.end) + Math.abs(one.top - other.top)).toBeGreaterThan(1);
      }
    }
  },
);
