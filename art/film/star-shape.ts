import { starCorners } from '#drawing/star.ts';

/** The sixteen corners of the star in a unit box, clockwise from the right tip. */
const star = starCorners(0.5).map(([x, y]) => [0.5 + x, 0.5 + y] as const);

/** Sixteen points on the edge of the box. The diagonal tips of the star belong to its corners. */
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

/** A clip path between the star (0) and the box (1), for a tile that opens into a screen. */
export function openStar(share: number): string {
  const points = star.map(([x, y], index) => {
    const [boxX, boxY] = box[index] ?? [0, 0];
    return `${((x + (boxX - x) * share) * 100).toFixed(3)}% ${((y + (boxY - y) * share) * 100).toFixed(3)}%`;
  });
  return `polygon(${points.join(', ')})`;
}
