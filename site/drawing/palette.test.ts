import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from './palette.ts';

test('the palette of the drawings is the palette of the pages, colour for colour', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const declared = [...tokens.matchAll(/^\s*--([a-z0-9-]+): (#[0-9a-f]{6});$/gm)].map(
    ([, name = '', colour = '']) => [
      name.replace(/-([a-z0-9])/g, (_, next: string) => next.toUpperCase()),
      colour,
    ],
  );
  expect(palette).toEqual(Object.fromEntries(declared));
});
