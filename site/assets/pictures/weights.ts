/** The widths every picture is made in. */
export const widths = [480, 800, 1200, 1600] as const;
export type Width = (typeof widths)[number];

/** What each AVIF may weigh at most, in bytes: cards share a page, a scene has one to itself. */
export const weightLimits = {
  card: { 480: 15_000, 800: 35_000, 1200: 60_000, 1600: 90_000 },
  scene: { 480: 18_000, 800: 40_000, 1200: 70_000, 1600: 110_000 },
} as const satisfies Record<string, Record<Width, number>>;

/** Everything in made/ together. */
export const totalLimit = 12_000_000;
