import { expect, test } from 'vitest';
import { paletteUsesIn, rawColoursIn, unlayeredIn } from './colours.ts';

const raw = (file: string, ...sources: readonly string[]) =>
  sources.filter((source) => rawColoursIn(file, source).length > 0);

test('finds raw colours in style sheets, and no tokens, keywords or addresses', () => {
  const rules = [
    'a { color: #0a2827cc; }',
    'a { color: oklch(50% 0.1 170); }',
    'a { color: color-mix(in srgb, black 10%, var(--text)); }',
  ];
  expect(raw('part.module.css', ...rules)).toEqual(rules);
  const without = ['a { color: var(--red); }', 'a:hover { color: ButtonText; }'];
  expect(raw('part.module.css', ...without, 'a { mask: url("red.svg#abc"); }')).toEqual([]);
});

test('finds raw colours in markup, and no anchors or names of tones', () => {
  const sources = ['<path fill="#fff" />', "star.style.color = 'black'", "const a = 'rgb(0 0 0)';"];
  expect(raw('Part.tsx', ...sources)).toEqual(sources);
  const without = [
    '<path stroke="currentColor" />',
    "const tones = ['red'];",
    '<a href="#scrool">',
  ];
  expect(raw('Part.tsx', ...without)).toEqual([]);
});

test('finds a palette token by its whole name', () => {
  const palette = ['ink', 'rule'];
  expect(paletteUsesIn('color: var(--ink); --rule: 1px', palette)).toEqual(['--ink', '--rule']);
  expect(paletteUsesIn('color: var(--ink-text, var(--tile-ink))', palette)).toEqual([]);
});

test('finds rules outside of every layer', () => {
  expect(unlayeredIn('@layer base { a { color: red } } @font-face { src: x }')).toEqual([]);
  expect(
    unlayeredIn('/* { */ @layer a, b; .part { gap: 0; } @media print { a { gap: 0 } }'),
  ).toEqual(['.part', '@media print']);
});
