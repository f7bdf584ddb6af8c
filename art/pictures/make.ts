/**
 * `npm run art -- pictures [NAME …]`: makes the files of all pictures, or of some. The files are
 * committed, so no build needs a browser.
 */

import { glob, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import {
  fallbackName,
  fallbackWidth,
  fileName,
  type MadePicture,
  widthsOf,
} from '#assets/pictures/made-files.ts';
import { asset } from '../places.ts';
import { fileNames } from './file-names.ts';
import { manifestText } from './manifest-text.ts';
import { openStudio } from './studio/open-studio.ts';
import { weightLimits } from './weight-limits.ts';

const made = fileURLToPath(asset('pictures/'));
const density = 2;

/**
 * Flat interfaces look good even with strong compression. The first quality within the limit is
 * used.
 */
async function encodeAvif(picture: Sharp, limit: number, effort: number): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of [60, 54, 48, 42, 36, 30, 24]) {
    encoded = await picture.clone().avif({ quality, effort }).toBuffer();
    if (encoded.byteLength <= limit) return encoded;
  }
  throw new Error(`${encoded.byteLength} bytes at the lowest quality; the limit is ${limit}.`);
}

async function encode(name: string, drawing: Buffer, kind: MadePicture['kind']): Promise<void> {
  for (const width of widthsOf(kind)) {
    const picture = sharp(drawing).resize({ width });
    await writeFile(
      `${made}${fileName(name, width)}`,
      // The slowest encoding saves 6 % of each picture, and the portfolio loads five of them on a
      // phone.
      await encodeAvif(picture, weightLimits[kind][width], width === 640 ? 9 : 4),
    );
  }
  await sharp(drawing)
    .resize({ width: fallbackWidth })
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(`${made}${fallbackName(name)}`);
}

const wanted = process.argv.slice(2);
const studio = await openStudio(density);
try {
  const listed = await studio.page.evaluate(() => window.studio.list());
  const unknown = wanted.filter((name) => listed.every((source) => source.name !== name));
  if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(', ')}.`);

  for (const { name, width, height, kind } of listed) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await studio.page.setViewportSize({ width, height });
    await studio.page.evaluate((shown) => window.studio.show(shown), name);
    await encode(name, await studio.page.screenshot(), kind);
    process.stdout.write(`${name}\n`);
  }

  // Deletes the files of removed pictures.
  const kept = new Set(listed.flatMap(({ name, kind }) => fileNames(name, kind)));
  for await (const file of glob('*.{avif,jpg}', { cwd: made })) {
    if (!kept.has(file)) await rm(`${made}${file}`);
  }
  const manifest = listed.map(({ name, width, height, kind, ground }) => {
    const largest = Math.max(...widthsOf(kind));
    const size = { width: largest, height: Math.round((largest * height) / width), kind, ground };
    return [name, size] as const;
  });
  await writeFile(`${made}manifest.ts`, manifestText(Object.fromEntries(manifest)));
} finally {
  await studio.close();
}
