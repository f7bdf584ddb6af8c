/** The eased progress of a movement, from 0 before its start to 1 after its end. */
export function progress(
  seconds: number,
  from: number,
  to: number,
  ease: (share: number) => number = easeInOut,
): number {
  const share = Math.min(1, Math.max(0, (seconds - from) / (to - from)));
  return ease(share);
}

export const linear = (share: number): number => share;

export const easeInOut = (share: number): number =>
  share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;

export const easeOut = (share: number): number => 1 - (1 - share) ** 4;

export const easeIn = (share: number): number => share ** 3;

/** Overshoots a little and returns. */
export const settle = (share: number): number =>
  1 + 2.2 * (share - 1) ** 3 + 1.2 * (share - 1) ** 2;

export const between = (share: number, from: number, to: number): number =>
  from + (to - from) * share;
