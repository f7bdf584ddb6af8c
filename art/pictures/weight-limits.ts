import type { MadePicture, Width } from '#assets/pictures/made-files.ts';

const card = { 480: 15_000, 640: 9_900, 800: 35_000, 1200: 60_000, 1600: 90_000 } as const;

/**
 * The maximum size of each AVIF file in bytes. It depends on how many pictures a page has and when
 * they load. Pictures for phones have the lowest limit, because two of them are part of the first
 * 90 KB of a page.
 */
export const weightLimits: Readonly<Record<MadePicture['kind'], Readonly<Record<Width, number>>>> =
  {
    card,
    phone: { ...card, 640: 13_500 },
    opening: { 480: 10_000, 640: 15_000, 800: 22_000, 1200: 45_000, 1600: 70_000 },
    scene: { 480: 18_000, 640: 24_000, 800: 40_000, 1200: 70_000, 1600: 110_000 },
  };

/** The maximum size of all picture files together, in all formats and widths. */
export const totalLimit = 8_000_000;
