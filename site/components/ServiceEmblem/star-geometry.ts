import { type Point, pathStep } from '#drawing/path-step.ts';
import { starInnerRatio } from '#drawing/star.ts';

/**
 * The parts of the star, the union of two squares, one turned by 45°. Both are convex, so a convex
 * region of the star is two clipped squares and no emblem needs a clip path with an id.
 */
export type { Point };
export type Polygon = readonly Point[];

export const side = 96;
export const centre = side / 2;
export const radius = 46;

const trim = (value: number) => Number(value.toFixed(1));

export const polar = (reach: number, eighths: number, x = centre, y = centre): Point => [
  x + reach * Math.sin((eighths * Math.PI) / 4),
  y - reach * Math.cos((eighths * Math.PI) / 4),
];

/** A polygon as path data with relative steps. */
export function path(polygon: Polygon): string {
  // Round the points, not the steps, so that rounding errors do not add up.
  const [start, ...others] = polygon.map(([x, y]): Point => [trim(x), trim(y)]);
  if (!start || others.length < 2) return '';
  const steps = others.map((to, index) =>
    pathStep(index === 0 ? start : (others[index - 1] ?? to), to, 1),
  );
  return `M${start.join(' ')}${steps.join('')}z`;
}

export const rect = (x: number, y: number, width: number, height: number): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export const octagon = (reach: number, x = centre, y = centre): Polygon =>
  Array.from({ length: 8 }, (_, index) => polar(reach, index + 0.5, x, y));

export const diamond = (reach: number, x = centre, y = centre): Polygon =>
  [0, 2, 4, 6].map((eighths) => polar(reach, eighths, x, y));

/** A bar between two points. */
export function bar([fromX, fromY]: Point, [toX, toY]: Point, width: number): Polygon {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [acrossX, acrossY] = [
    ((fromY - toY) / length) * (width / 2),
    ((toX - fromX) / length) * (width / 2),
  ];
  return [
    [fromX + acrossX, fromY + acrossY],
    [toX + acrossX, toY + acrossY],
    [toX - acrossX, toY - acrossY],
    [fromX - acrossX, fromY - acrossY],
  ];
}

/** A star as one polygon, for the even-odd rule. */
export const star = (reach: number, x = centre, y = centre): Polygon =>
  Array.from({ length: 16 }, (_, index) =>
    polar(index % 2 === 0 ? reach : reach * starInnerRatio, index / 2, x, y),
  );

/** Tip number `eighths`, clockwise from the top, moved outwards by `away`. */
export function tip(eighths: number, reach = radius, away = 0): Polygon {
  const [x, y] = polar(away, eighths);
  return [
    polar(reach * starInnerRatio, eighths - 0.5, x, y),
    polar(reach, eighths, x, y),
    polar(reach * starInnerRatio, eighths + 0.5, x, y),
  ];
}

/** The facet from the centre to a tip. `half` keeps the half before or after its middle line. */
export function facet(eighths: number, half?: 'before' | 'after', away = 0): Polygon {
  const [x, y] = polar(away, eighths);
  const before = polar(radius * starInnerRatio, eighths - 0.5, x, y);
  const after = polar(radius * starInnerRatio, eighths + 0.5, x, y);
  const end = polar(radius, eighths, x, y);
  if (half === 'before') return [[x, y], before, end];
  if (half === 'after') return [[x, y], end, after];
  return [[x, y], before, end, after];
}

/** Sutherland–Hodgman: the part of a convex polygon inside another, both clockwise on screen. */
function clip(polygon: Polygon, region: Polygon): Polygon {
  return region.reduce<Polygon>((rest, [fromX, fromY], index) => {
    const [toX, toY] = region[(index + 1) % region.length] as Point;
    const inside = ([x, y]: Point) => (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
    return rest.flatMap((point, place) => {
      const next = rest[(place + 1) % rest.length] as Point;
      const [here, there] = [inside(point), inside(next)];
      const share = here / (here - there);
      const crossing: Point = [
        point[0] + (next[0] - point[0]) * share,
        point[1] + (next[1] - point[1]) * share,
      ];
      const kept = here >= 0 ? [point] : [];
      return here >= 0 !== there >= 0 ? [...kept, crossing] : kept;
    });
  }, polygon);
}

/** The part of the large star inside a convex region, moved by `shift`. */
export function starWithin(region: Polygon, [shiftX, shiftY]: Point = [0, 0]): string {
  const upright = [7, 1, 3, 5].map((eighths) => polar(radius, eighths));
  return [upright, diamond(radius)]
    .map((square) => path(clip(square, region).map(([x, y]) => [x + shiftX, y + shiftY] as Point)))
    .join('');
}
