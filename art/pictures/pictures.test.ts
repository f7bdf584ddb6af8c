import { globSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  fallbackName,
  fallbackWidth,
  fileName,
  type MadePicture,
  widthsOf,
} from '#assets/pictures/made-files.ts';
import { manifest } from '#assets/pictures/manifest.ts';
import { asset } from '../places.ts';
import { fileNames } from './file-names.ts';
import { manifestText } from './manifest-text.ts';
import { totalLimit, weightLimits } from './weight-limits.ts';

const made = (file: string) => asset(`pictures/${file}`);
const pictures = Object.entries<MadePicture>(manifest);

test.each(pictures)(
  '%s: every file is there, in its width and within its limit',
  async (name, picture) => {
    for (const width of widthsOf(picture.kind)) {
      const avif = await sharp(made(fileName(name, width)).pathname).metadata();
      expect(avif.width).toBe(width);
      expect(avif.height).toBe(Math.round((width * picture.height) / picture.width));
      expect(statSync(made(fileName(name, width))).size).toBeLessThanOrEqual(
        weightLimits[picture.kind][width],
      );
    }
    const fallback = await sharp(made(fallbackName(name)).pathname).metadata();
    expect([fallback.format, fallback.width]).toEqual(['jpeg', fallbackWidth]);
  },
);

test('there are no other picture files, and their total stays within the limit', () => {
  const expected = pictures.flatMap(([name, { kind }]) => fileNames(name, kind)).sort();
  const found = globSync('*.{avif,jpg,jpeg,png,svg,webp}', { cwd: made('') }).sort();
  expect(found).toEqual(expected);
  const total = found.reduce((sum, file) => sum + statSync(made(file)).size, 0);
  expect(total).toBeLessThanOrEqual(totalLimit);
});

test('the committed manifest matches its source', () => {
  expect(readFileSync(made('manifest.ts'), 'utf8')).toBe(manifestText(manifest));
});
