/**
 * Makes the fonts the site ships: each family cut down to the weights, features and characters in use, and a
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
import { charactersInUse, commonCharacters, rareCharacters, unicodeRange } from './characters.ts';

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
    file: 'bricolage',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    // One cut for every heading: a display optical size, between semibold and bold.
    axes: { wght: 680, opsz: 36 },
    features: ['kern', 'tnum'],
    weight: '600 700',
    standIns: [{ weight: '600 700', axes: {}, ...sansBold }],
  },
  {
    family: 'Instrument Sans',
    fallback: 'Instrument Fallback',
    file: 'instrument',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    features: ['kern', 'liga'],
    weight: '400 600',
    standIns: [
      { weight: '400', axes: { wght: 400 }, ...sans },
      { weight: '500', axes: { wght: 500 }, ...sans },
      { weight: '600', axes: { wght: 600 }, ...sansBold },
    ],
  },
  {
    family: 'Geist Mono',
    fallback: 'Geist Mono Fallback',
    file: 'geist-mono',
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    axes: { wght: 500 },
    features: [],
    weight: '400 600',
    standIns: [{ weight: '400 600', axes: {}, ...mono }],
  },
] as const;

const cuts = [
  { suffix: '', characters: commonCharacters, range: '' },
  {
    suffix: '-rare',
    characters: rareCharacters,
    range: `\n  unicode-range:\n    ${unicodeRange(rareCharacters)};`,
  },
];

const rules = [];
for (const { family, fallback, file, source, axes, features, weight, standIns } of families) {
  const whole = await readFile(require.resolve(source));
  const cut = (characters: string, targetFormat: 'woff2' | 'sfnt', oneCut = {}) =>
    subsetFont(whole, characters, {
      targetFormat,
      variationAxes: { ...axes, ...oneCut },
      keepFeatures: features,
      noHinting: true,
    });
  for (const { suffix, characters, range } of cuts) {
    const made = await cut(characters, 'woff2');
    await writeFile(asset(`fonts/${file}${suffix}.woff2`), made);
    console.log(`${file}${suffix}.woff2: ${made.length} bytes`);
    rules.push(`@font-face {
  font-family: "${family}";
  src: url("../assets/fonts/${file}${suffix}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;${range}
}
`);
  }

  for (const standIn of standIns) {
    const metrics = await fromBuffer(await cut(charactersInUse, 'sfnt', standIn.axes));
    const { fontFaces } = createFontStack([{ ...metrics, familyName: family }, standIn.metrics], {
      fontFaceFormat: 'styleObject',
    });
    const [face] = fontFaces;
    if (face === undefined) throw new Error(`No fallback face for ${family}.`);
    const { fontFamily: _alias, src: _src, ...overrides } = face['@font-face'];
    const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    rules.push(`@font-face {
  font-family: "${fallback}";
  src: ${standIn.local.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${standIn.weight};
${Object.entries(overrides)
  .map(([property, value]) => `  ${kebab(property)}: ${value};`)
  .join('\n')}
}
`);
  }
}
await writeFile(
  styleSheet('fonts.css'),
  `/* Written by art/fonts/make.ts; do not edit. */\n${rules.join('\n')}`,
);
