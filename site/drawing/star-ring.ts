import { starPath } from './star.ts';

/** The share of the radius that is cut out. Less looks heavy; more makes the tips thin. */
const defaultOpening = 0.58;

/** The logo's star: a star with a smaller one cut out. Fill it with the even-odd rule. */
export function starRingPath(centre: number, radius: number, opening = defaultOpening): string {
  return starPath(centre, centre, radius) + starPath(centre, centre, radius * opening);
}
