import { expect, test } from 'vitest';
import * as icons from '#assets/icons/icons.ts';
import { drawIcons } from './draw-icons.ts';

test('the committed icons match their source', () => {
  const drawn = [...drawIcons().matchAll(/export const (\w+) =\s+'([^']+)'/g)];
  expect(drawn.length).toBeGreaterThan(10);
  expect(Object.fromEntries(drawn.map(([, name, path]) => [name, path]))).toEqual({ ...icons });
});
