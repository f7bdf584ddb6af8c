import { pathStep } from './path-step.ts';

const trim = (value: number) => Number(value.toFixed(2));

/** Inner over outer radius of the star that two crossed squares make: cos 45° / cos 22.5°. */
export const starInnerRatio = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/** The star's sixteen corners around the origin, clockwise from the right-hand tip. */
export function starCorners(radius: number): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const reach = index % 2 === 0 ? radius : radius * starInnerRatio;
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
  });
}

/**
 * An eight-pointed star around its centre, as a path that starts with a move to its first tip and
 * goes on in relative steps: every star of a wall is then the same text, which compresses to nothing.
 */
export function starPath(centreX: number, centreY: number, radius: number): string {
  const [tip = [0, 0], ...corners] = starCorners(radius).map(
    ([x, y]) => [trim(x), trim(y)] as const,
  );
  const steps = corners.map((corner, index) =>
    pathStep(index === 0 ? tip : (corners[index - 1] ?? corner), corner, 2),
  );
  return `M${trim(centreX + radius)} ${trim(centreY)}${steps.join('')}z`;
}
