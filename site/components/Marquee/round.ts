/** The powers of two that Marquee.module.css has a class for, largest first. */
export const powers = [512, 256, 128, 64, 32, 16, 8, 4, 2, 1] as const;
export type Power = (typeof powers)[number];

const longest = powers.reduce<number>((sum, power) => sum + power, 0);

/** How often a list must stand in a row to fill it: a short one would leave a gap behind its end. */
export const repetitionsFor = (items: number, visible: number): number =>
  Math.max(1, Math.ceil(visible / items));

/**
 * A number as a sum of powers of two. A page may not carry a style of its own, so the length of a
 * round is put together from ten classes; beyond 1023 items it lasts no longer, which is 51 minutes.
 */
export function powersIn(count: number): Power[] {
  const whole = Math.min(count, longest);
  return powers.filter((power) => (whole & power) !== 0);
}
