import { expect, test } from 'vitest';
import * as signs from '#assets/signs/signs.ts';
import { drawSigns } from './draw-signs.ts';

test('the committed signs are what the source draws', () => {
  const drawn = [...drawSigns().matchAll(/export const (\w+) =\s+'([^']+)'/g)];
  expect(drawn.length).toBeGreaterThan(10);
  expect(Object.fromEntries(drawn.map(([, name, path]) => [name, path]))).toEqual({ ...signs });
});
