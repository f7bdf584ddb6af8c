import type { MadePicture, Width } from '#assets/pictures/made-files.ts';

const card = { 480: 15_000, 640: 9_900, 800: 35_000, 1200: 60_000, 1600: 90_000 } as const;

/**
 * What each AVIF may weigh at most, in bytes: cards share a page, a scene has one to itself, an opening
 * loads first. The one for phones is the tightest, because two of them have to come with a page's first
 * 90 KB.
 */
export const weightLimits: Readonly<Record<MadePicture['kind'], Readonly<Record<Width, number>>>> =
  {
    card,
    phone: { ...card, 640: 13_500 },
    opening: { 480: 10_000, 640: 15_000, 800: 22_000, 1200: 45_000, 1600: 70_000 },
    scene: { 480: 18_000, 640: 24_000, 800: 40_000, 1200: 70_000, 1600: 110_000 },
  };

/** All pictures' files together, in every format and width. */
export const totalLimit = 8_000_000;
