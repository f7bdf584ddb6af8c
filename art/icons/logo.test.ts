import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { identity } from '#agency/identity.ts';
import { drawFavicon, drawLogoFile } from '#drawing/logo.ts';
import { palette } from '#drawing/palette.ts';
import { manifest } from '#pages/site.webmanifest.ts';
import { asset, publicFile } from '../places.ts';

const published = (name: string) => readFileSync(publicFile(name));

test('the committed favicon and logo files match their source', () => {
  expect(published('favicon.svg').toString()).toBe(drawFavicon());
  for (const ground of ['light', 'dark'] as const) {
    const file = readFileSync(asset(`logo/logo-on-${ground}.svg`), 'utf8');
    expect(file).toBe(drawLogoFile(ground));
  }
});

test('the icon file contains PNG files of 16, 32 and 48 pixels', async () => {
  const ico = published('favicon.ico');
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  const sides = [0, 1, 2].map(async (index) => {
    const entry = 6 + 16 * index;
    const start = ico.readUInt32LE(entry + 12);
    const { format, width } = await sharp(
      ico.subarray(start, start + ico.readUInt32LE(entry + 8)),
    ).metadata();
    return [format, width, ico.readUInt8(entry)];
  });
  expect(await Promise.all(sides)).toEqual([
    ['png', 16, 16],
    ['png', 32, 32],
    ['png', 48, 48],
  ]);
});

test('the touch icon is 180 pixels wide and opaque', async () => {
  const icon = sharp(published('apple-touch-icon.png'));
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
});

test('the manifest names the agency and lists existing icons with their sizes', async () => {
  expect(manifest).toMatchObject({
    name: identity.name,
    short_name: identity.name,
    start_url: '/',
    theme_color: palette.ink,
    background_color: palette.paper,
  });
  expect(manifest.icons.map((icon) => ('purpose' in icon ? icon.purpose : 'any'))).toContain(
    'maskable',
  );
  for (const { src, sizes, type } of manifest.icons) {
    const { format, width, height } = await sharp(published(src.slice(1))).metadata();
    expect(type).toContain(format);
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});
