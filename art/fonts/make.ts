/**
 * Makes the fonts the site ships: each family cut down to the weights and characters in use, and a
 * stylesheet whose fallback faces have the same metrics, so that nothing moves when a font arrives.
 * Run `npm run art -- fonts` after a new character appears in the content (a test says so), then commit.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import courierNew from '@capsizecss/metrics/courierNew';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { asset, styleSheet } from '../places.ts';
import { charactersInUse } from './characters.ts';

const require = createRequire(import.meta.url);

const sans = { metrics: arial, local: ['Arial', 'Liberation Sans', 'Helvetica'] };
/** The metrics package has no bold cut; 983 is the bold's average width (Arial and Liberation Sans agree). */
const arialBold = {
  ...arial,
  xWidthAvg: 983,
  subsets: { ...arial.subsets, latin: { xWidthAvg: 983 } },
};
const sansBold = {
  metrics: arialBold,
  local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
};
const mono = { metrics: courierNew, local: ['Courier New', 'Liberation Mono'] };

const families = [
  {
    family: 'Bricolage Grotesque',
    fallback: 'Bricolage Fallback',
    file: 'bricolage.woff2',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    // One cut for every heading: a display optical size, between semibold and bold.
    axes: { wght: 680, opsz: 36 },
    weight: '600 700',
    standIn: sansBold,
  },
  {
    family: 'Instrument Sans',
    fallback: 'Instrument Fallback',
    file: 'instrument.woff2',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    standIn: sans,
  },
  {
    family: 'Geist Mono',
    fallback: 'Geist Mono Fallback',
    file: 'geist-mono.woff2',
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    axes: { wght: 500 },
    weight: '400 600',
    standIn: mono,
  },
] as const;

const rules = [];
for (const { family, fallback, file, source, axes, weight, standIn } of families) {
  const made = await subsetFont(await readFile(require.resolve(source)), charactersInUse, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'case'],
  });
  await writeFile(asset(`fonts/${file}`), made);
  console.log(`${file}: ${made.length} bytes`);

  const metrics = await fromBuffer(
    await subsetFont(made, charactersInUse, { targetFormat: 'sfnt' }),
  );
  const { fontFaces } = createFontStack([{ ...metrics, familyName: family }, standIn.metrics], {
    fontFaceFormat: 'styleObject',
  });
  const [face] = fontFaces;
  if (face === undefined) throw new Error(`No fallback face for ${family}.`);
  const { fontFamily: _alias, src: _src, ...overrides } = face['@font-face'];
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  rules.push(`@font-face {
  font-family: "${family}";
  src: url("../assets/fonts/${file}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}

@font-face {
  font-family: "${fallback}";
  src: ${standIn.local.map((name) => `local("${name}")`).join(', ')};
${Object.entries(overrides)
  .map(([property, value]) => `  ${kebab(property)}: ${value};`)
  .join('\n')}
}
`);
}
await writeFile(
  styleSheet('fonts.css'),
  `/* Written by art/fonts/make.ts; do not edit. */\n${rules.join('\n')}`,
);
