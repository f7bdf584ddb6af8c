import { pathStep } from './path-step.ts';

const round = (value: number) => Number(value.toFixed(2));

/** The ratio of the inner to the outer radius in a star of two squares: cos 45° / cos 22.5°. */
export const starInnerRatio = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/** The sixteen corners around the origin, clockwise from the right-hand tip. */
export function starCorners(radius: number): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const reach = index % 2 === 0 ? radius : radius * starInnerRatio;
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
  });
}

/**
 * An eight-pointed star as a path. All steps after the first are relative, so every star of a wall
 * has the same text, which compresses well.
 */
export function starPath(centreX: number, centreY: number, radius: number): string {
  const [tip = [0, 0], ...corners] = starCorners(radius).map(
    ([x, y]) => [round(x), round(y)] as const,
  );
  const steps = corners.map((corner, index) =>
    pathStep(index === 0 ? tip : (corners[index - 1] ?? corner), corner, 2),
  );
  return `M${round(centreX + radius)} ${round(centreY)}${steps.join('')}z`;
}
