import fitCurve from 'fit-curve';

/**
 * Redraws an outline with as few cubic curves as a tolerance allows. The outlines of screen fonts
 * have many short quadratic curves; their files become a quarter smaller.
 */
type Point = readonly [x: number, y: number];

/** The number of samples per curve, enough to find its direction at both ends. */
const samples = 24;
/** fit-curve needs large units, because its tolerance is a squared distance. */
const scale = 100;
/** The cosine of the angle above which two curves make a corner, which is kept. */
const smooth = 0.985;

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** A point on a Bézier curve of any degree (de Casteljau's algorithm). */
function pointOn([first, ...rest]: readonly Point[], share: number): Point {
  if (!first) throw new Error('A curve needs points');
  if (rest.length === 0) return first;
  return pointOn(
    rest.map((point, index) =>
      between(index === 0 ? first : (rest[index - 1] ?? first), point, share),
    ),
    share,
  );
}

/** Samples a curve. A line has only its two ends. */
const sampled = (curve: readonly Point[]): readonly Point[] =>
  curve.length === 2
    ? curve
    : Array.from({ length: samples + 1 }, (_, index) => pointOn(curve, index / samples));

/** Splits path data (absolute M, L, Q, C, Z) into the curves of its contours. */
function contoursOf(data: string): (readonly Point[])[][] {
  const contours: (readonly Point[])[][] = [];
  let from: Point = [0, 0];
  let start: Point = from;
  for (const [, letter = '', text = ''] of data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = values.flatMap((x, index): Point[] =>
      index % 2 === 0 ? [[x, values[index + 1] ?? 0]] : [],
    );
    const to = letter === 'Z' ? start : (points.at(-1) ?? from);
    if (letter === 'M') {
      contours.push([]);
      start = to;
    } else if (Math.hypot(to[0] - from[0], to[1] - from[1]) > 1e-3) {
      contours.at(-1)?.push(sampled([from, ...points.slice(0, -1), to]));
    }
    from = to;
  }
  return contours;
}

function meetSmoothly(before: readonly Point[], after: readonly Point[]): boolean {
  if (before.length === 2 || after.length === 2) return false;
  const [a, b, c, d] = [before.at(-2), before.at(-1), after[0], after[1]];
  if (!a || !b || !c || !d) return false;
  const [inX, inY, outX, outY] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  return inX * outX + inY * outY > smooth * Math.hypot(inX, inY) * Math.hypot(outX, outY);
}

/** Joins curves that continue in the same direction. Contours start at a corner if possible. */
function runsOf(pieces: readonly (readonly Point[])[]): Point[][] {
  const corner = pieces.findIndex((piece, index) => {
    const before = pieces.at(index - 1);
    return !before || !meetSmoothly(before, piece);
  });
  const first = Math.max(0, corner);
  const runs: Point[][] = [];
  for (const piece of [...pieces.slice(first), ...pieces.slice(0, first)]) {
    const last = runs.at(-1);
    if (last && meetSmoothly(last, piece)) last.push(...piece.slice(1));
    else runs.push([...piece]);
  }
  return runs;
}

const written = ([x, y]: readonly number[]) =>
  [x, y].map((value) => Number((value ?? 0).toFixed(2))).join(' ');

function drawn(run: readonly Point[], tolerance: number): string {
  if (run.length === 2) return `L${written(run[1] ?? [])}`;
  const enlarged = run.map(([x, y]) => [x * scale, y * scale]);
  return fitCurve(enlarged, (tolerance * scale) ** 2)
    .map(
      ([, ...points]) =>
        `C${points.map((point) => written(point.map((value) => value / scale))).join(' ')}`,
    )
    .join('');
}

/** Returns an outline with fewer curves that differs from `data` by at most `tolerance`. */
export function simplifyOutline(data: string, tolerance: number): string {
  return contoursOf(data)
    .map(runsOf)
    .filter((runs) => runs.length > 0)
    .map(
      (runs) =>
        `M${written(runs[0]?.[0] ?? [])}${runs.map((run) => drawn(run, tolerance)).join('')}Z`,
    )
    .join('');
}
