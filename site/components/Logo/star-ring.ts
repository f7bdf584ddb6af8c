import { starPath } from '../TileWall/tile-wall.ts';

/** How much of the star is opening: below this the ring clogs at 16 px, above it the tips look thin. */
const opening = 0.58;

/** The mark: one star of the wall with the same star cut out of it. Fill it with the even-odd rule. */
export function starRingPath(centre: number, radius: number): string {
  return starPath(centre, centre, radius) + starPath(centre, centre, radius * opening);
}
