import { starCorners } from '#drawing/star.ts';

/** The star's sixteen corners in a unit box, clockwise from the right-hand tip. */
const star = starCorners(0.5).map(([x, y]) => [0.5 + x, 0.5 + y] as const);

/** Sixteen points around the box, its four corners where the star's diagonal tips are. */
const box = [
  [1, 0.5],
  [1, 0.75],
  [1, 1],
  [0.75, 1],
  [0.5, 1],
  [0.25, 1],
  [0, 1],
  [0, 0.75],
  [0, 0.5],
  [0, 0.25],
  [0, 0],
  [0.25, 0],
  [0.5, 0],
  [0.75, 0],
  [1, 0],
  [1, 0.25],
] as const;

/** A clip between the star (0) and the whole box (1): a tile opens into a screen and closes again. */
export function openStar(share: number): string {
  const points = star.map(([x, y], index) => {
    const [boxX, boxY] = box[index] ?? [0, 0];
    return `${((x + (boxX - x) * share) * 100).toFixed(3)}% ${((y + (boxY - y) * share) * 100).toFixed(3)}%`;
  });
  return `polygon(${points.join(', ')})`;
}
