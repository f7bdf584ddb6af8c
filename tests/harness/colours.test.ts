import { expect, test } from 'vitest';
import { paletteUsesIn, rawColoursIn, unlayeredIn } from './colours.ts';

const sheet = (value: string) => `@layer components { .red:hover { color: ${value}; } }`;

test.each([
  '#fff',
  '#0a2827',
  '#0a2827cc',
  'rgb(4 20 19 / 0.6)',
  'hsl(170deg 50% 50%)',
  'oklch(50% 0.1 170)',
  'white',
  'color-mix(in srgb, black 10%, var(--text))',
  'linear-gradient(transparent, #000 2rem)',
])('%s is a raw colour in a style sheet', (value) => {
  expect(rawColoursIn('part.module.css', sheet(value))).toHaveLength(1);
});

test.each([
  'var(--text)',
  'currentcolor',
  'transparent',
  'ButtonText',
  'color-mix(in oklab, var(--tile-red) 10%, transparent)',
  'url("red.svg#abc")',
])('%s is none', (value) => {
  expect(rawColoursIn('part.module.css', sheet(value))).toEqual([]);
});

test.each([
  '<path fill="#fff" />',
  "const ground = 'rgb(0 0 0)';",
  '<path stroke="white" />',
  "star.style.color = 'black'",
  "const look = { backgroundColor: 'white' };",
])('%s is a raw colour in markup', (source) => {
  expect(rawColoursIn('Part.tsx', source)).toHaveLength(1);
});

test.each([
  "import { starPath } from '#drawing/star.ts';",
  '<path fill="none" stroke="currentColor" />',
  "const tones = ['teal', 'red'];",
  '<a href="#scrool">',
])('%s is none', (source) => {
  expect(rawColoursIn('Part.tsx', source)).toEqual([]);
});

test('a palette token is found where it is used and where it is set anew, and by its whole name', () => {
  const palette = ['ink', 'rule'];
  expect(paletteUsesIn('color: var(--ink); --rule: 1px', palette)).toEqual(['--ink', '--rule']);
  expect(paletteUsesIn('color: var(--ink-text, var(--tile-ink))', palette)).toEqual([]);
});

test('a rule outside any layer is found, whatever stands around it', () => {
  expect(unlayeredIn('@layer base { a { color: red } } @font-face { src: x }')).toEqual([]);
  expect(
    unlayeredIn('/* { */ @layer a, b; .part { gap: 0; } @media print { a { gap: 0 } }'),
  ).toEqual(['.part', '@media print']);
});
