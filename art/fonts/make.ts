/**
 * `npm run art -- fonts`: subsets each font to the weights, features and characters in use, and
 * writes a style sheet of fallback fonts with the same height and, on average, the same width. Run
 * it after a build when a test reports a new character, then commit.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { asset, styleSheet } from '../places.ts';
import { charactersInUse, commonCharacters, rareCharacters, unicodeRange } from './characters.ts';
import { builtPages, headingLines, textLines } from './site-texts.ts';

const require = createRequire(import.meta.url);

if (builtPages.length === 0)
  throw new Error('Run `npm run build` first: the texts of the build are measured.');

/** Arimo and Cousine have the same widths and kerning as Arial, Liberation and Courier New. */
const fallbackFile = (family: string, weight: number) =>
  `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`;
const sans = {
  source: fallbackFile('arimo', 400),
  local: ['Arial', 'Liberation Sans', 'Helvetica'],
};
const sansBold = {
  source: fallbackFile('arimo', 700),
  local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
};
const mono = {
  source: fallbackFile('cousine', 400),
  local: ['Courier New', 'Liberation Mono'],
};

const families = [
  {
    family: 'Bricolage Grotesque',
    fallbackName: 'Bricolage Fallback',
    file: 'bricolage',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    // One display optical size for all headings, with weights from semibold to bold.
    axes: { wght: 680, opsz: 36 },
    features: ['kern', 'tnum'],
    weight: '600 700',
    fallbacks: [{ weight: '600 700', axes: {}, lines: headingLines, ...sansBold }],
  },
  {
    family: 'Instrument Sans',
    fallbackName: 'Instrument Fallback',
    file: 'instrument',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    features: ['kern', 'liga'],
    weight: '400 600',
    // The heavier weights are for labels, which are short and capitalised like headings.
    fallbacks: [
      { weight: '400', axes: { wght: 400 }, lines: textLines, ...sans },
      { weight: '500', axes: { wght: 500 }, lines: headingLines, ...sans },
      { weight: '600', axes: { wght: 600 }, lines: headingLines, ...sansBold },
    ],
  },
  {
    family: 'Geist Mono',
    fallbackName: 'Geist Mono Fallback',
    file: 'geist-mono',
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    axes: { wght: 500 },
    features: [],
    weight: '400 600',
    fallbacks: [{ weight: '400 600', axes: {}, lines: textLines, ...mono }],
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

/** Decompresses a font, because HarfBuzz does not read WOFF2. */
const readFont = async (file: Buffer, keepFeatures: readonly string[], variationAxes = {}) => {
  const cut = await subsetFont(file, charactersInUse, {
    targetFormat: 'sfnt',
    variationAxes,
    keepFeatures,
  });
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(cut)));
};

/** Measures lines in ems, with kerning as in a browser. */
function widthOf(lines: readonly string[], font: harfbuzz.Font): number {
  let width = 0;
  for (const line of lines) {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(line);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    for (const { xAdvance } of buffer.getGlyphPositions()) width += xAdvance;
  }
  return width / font.face.upem;
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

const webFonts: string[] = [];
const fallbackFonts: string[] = [];
for (const { family, fallbackName, file, source, axes, features, weight, fallbacks } of families) {
  const whole = await readFile(require.resolve(source));
  for (const { suffix, characters, range } of cuts) {
    const made = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
      noHinting: true,
    });
    await writeFile(asset(`fonts/${file}${suffix}.woff2`), made);
    console.log(`${file}${suffix}.woff2: ${made.length} bytes`);
    webFonts.push(`@font-face {
  font-family: "${family}";
  src: url("../assets/fonts/${file}${suffix}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;${range}
}
`);
  }

  for (const fallback of fallbacks) {
    const font = await readFont(whole, features, { ...axes, ...fallback.axes });
    const local = await readFont(await readFile(require.resolve(fallback.source)), ['kern']);
    const sizeAdjust = widthOf(fallback.lines, font) / widthOf(fallback.lines, local);
    const { ascender, descender, lineGap } = font.hExtents();
    // The overrides are relative to the adjusted size.
    const override = (height: number) => percent(height / font.face.upem / sizeAdjust);
    fallbackFonts.push(`@font-face {
  font-family: "${fallbackName}";
  src: ${fallback.local.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${fallback.weight};
  ascent-override: ${override(ascender)};
  descent-override: ${override(-descender)};
  line-gap-override: ${override(lineGap)};
  size-adjust: ${percent(sizeAdjust)};
}
`);
  }
}
const writeStyles = (name: string, rules: readonly string[]) =>
  writeFile(
    styleSheet(name),
    `/* Written by art/fonts/make.ts; do not edit. */\n${rules.join('\n')}`,
  );
await writeStyles('web-fonts.css', webFonts);
await writeStyles('fallback-fonts.css', fallbackFonts);
