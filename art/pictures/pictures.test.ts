import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  fallbackName,
  fallbackWidth,
  fileName,
  fileNames,
  type MadePicture,
} from '#assets/pictures/made-files.ts';
import { manifest } from '#assets/pictures/manifest.ts';
import { totalLimit, weightLimits, widths } from '#assets/pictures/weights.ts';
import { asset } from '../places.ts';

const made = (file: string) => asset(`pictures/${file}`);
const pictures = Object.entries<MadePicture>(manifest);

const caseStudies = ['Back-Office', 'Mahatal-Al-Alam', 'Haramayn-Hotels'];

const portfolio = [
  'Umrah-Package-Booking-Platform',
  'Travel-Agency-Back-Office',
  'Hotel-and-Transfer-App-Design',
  'Pilgrim-Hotel-Booking-Website',
  'Airline-Brand-and-Design-System',
  'Coach-Operator-Website-Redesign',
  'Travel-Magazine-Layouts',
  'Umrah-Guide-Animation',
  'Hotel-Launch-Film',
  'Booking-Funnel-Analysis',
  'Traveller-Support-Desk',
  'Ramadan-Search-Campaign',
  'Group-Leader-Companion-App',
];

test('every case study has its scene and its card, every portfolio item its picture', () => {
  const names = Object.keys(manifest);
  expect(names).toEqual(
    expect.arrayContaining([
      ...caseStudies,
      ...caseStudies.map((slug) => `${slug}-card`),
      ...portfolio,
    ]),
  );
  expect(names).toEqual(expect.arrayContaining(['about-workbench', 'about-route', 'film-poster']));
});

test.each(pictures)(
  '%s: every file is there, in its width and within its limit',
  async (name, picture) => {
    for (const width of widths) {
      const avif = await sharp(made(fileName(name, width, 'avif')).pathname).metadata();
      expect(avif.width).toBe(width);
      expect(avif.height).toBe(Math.round((width * picture.height) / picture.width));
      expect(statSync(made(fileName(name, width, 'avif'))).size).toBeLessThanOrEqual(
        weightLimits[picture.kind][width],
      );
      const webp = await sharp(made(fileName(name, width, 'webp')).pathname).metadata();
      expect(webp.width).toBe(width);
    }
    const fallback = await sharp(made(fallbackName(name)).pathname).metadata();
    expect([fallback.format, fallback.width]).toEqual(['jpeg', fallbackWidth]);
  },
);

test('nothing else lies among the made files, and all together stay within the limit', () => {
  const expected = pictures.flatMap(([name]) => fileNames(name)).sort();
  const found = readdirSync(made(''))
    .filter((file) => !file.endsWith('.ts'))
    .sort();
  expect(found).toEqual(expected);
  const total = found.reduce((sum, file) => sum + statSync(made(file)).size, 0);
  expect(total).toBeLessThanOrEqual(totalLimit);
});
