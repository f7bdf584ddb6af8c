/** Writes the favicon set into site/public/ and the logo files. `npm run art -- icons`. */

import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawAppIcon, drawFavicon, drawLogoFile } from '#drawing/logo.ts';
import { asset, publicFile } from '../places.ts';
import { encodeIco } from './ico.ts';

/** Renders an icon at its final size, because scaling down would blur its edges. */
const raster = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: 72 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: side > 48 })
    .toBuffer();

const frames = await Promise.all(
  [16, 32, 48].map(async (side) => ({
    side,
    png: await raster(drawAppIcon(side, 1, false), side),
  })),
);

const files: readonly (readonly [name: string, data: string | Buffer])[] = [
  ['favicon.svg', drawFavicon()],
  ['favicon.ico', encodeIco(frames)],
  ['apple-touch-icon.png', await raster(drawAppIcon(180, 0.68), 180)],
  ['icon-192.png', await raster(drawAppIcon(192, 0.74), 192)],
  ['icon-512.png', await raster(drawAppIcon(512, 0.74), 512)],
  // A maskable icon may be cropped to a circle of 80 % of its width.
  ['icon-maskable-512.png', await raster(drawAppIcon(512, 0.58), 512)],
];
for (const [name, data] of files) {
  writeFileSync(publicFile(name), data);
  process.stdout.write(`${name}: ${data.length} bytes\n`);
}
for (const ground of ['light', 'dark'] as const) {
  writeFileSync(asset(`logo/logo-on-${ground}.svg`), drawLogoFile(ground));
}
