import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from './palette.ts';
import { tones } from './tile-wall.ts';
import { toneColours } from './tones.ts';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

/** The names and values of tokens whose value matches the pattern. */
const declared = (pattern: string) =>
  [...tokens.matchAll(new RegExp(`^\\s*--([a-z0-9-]+): ${pattern};$`, 'gm'))].map(
    ([, name = '', value = '']) => [name, value] as const,
  );

const colours = declared('(#[0-9a-f]{6})');

test('the palettes of drawings and pages are equal', () => {
  const named = colours.map(([name, colour]) => [
    name.replace(/-([a-z0-9])/g, (_, next: string) => next.toUpperCase()),
    colour,
  ]);
  expect(palette).toEqual(Object.fromEntries(named));
});

test('a tile has the same colour in a file as on a page', () => {
  const byName = Object.fromEntries(colours);
  // The first declaration is the default. Later ones are for a preference for more contrast.
  const tokenOf = Object.fromEntries(declared('var\\(--([a-z0-9-]+)\\)').reverse());
  const onPages = tones.map((tone) => [tone, byName[String(tokenOf[`tile-${tone}`])]]);
  expect(toneColours).toEqual(Object.fromEntries(onPages));
});
