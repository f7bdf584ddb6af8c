import { starPath } from './star.ts';

/** How much of the star is opening: with less the ring looks heavy, with more its tips look thin. */
const usualOpening = 0.58;

/** The mark: one star of the wall with the same star cut out of it. Fill it with the even-odd rule. */
export function starRingPath(centre: number, radius: number, opening = usualOpening): string {
  return starPath(centre, centre, radius) + starPath(centre, centre, radius * opening);
}
