/**
 * Redraws an outline with as few cubic curves as a tolerance allows (Schneider, "An algorithm for
 * automatically fitting digitized curves", Graphics Gems, 1990). Faces for screens are made of many
 * short quadratic pieces; as drawings they weigh a quarter less after this.
 */
type Point = readonly [x: number, y: number];
type Curve = readonly [Point, Point, Point, Point];

interface Sample {
  readonly at: Point;
  readonly direction: Point;
}

const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];
const length = (a: Point) => Math.hypot(a[0], a[1]);
const unit = (a: Point): Point => times(a, 1 / (length(a) || 1));

function pointOn([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  return add(
    add(times(a, s * s * s), times(b, 3 * s * s * t)),
    add(times(c, 3 * s * t * t), times(d, t * t * t)),
  );
}

function directionOn([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const slope = add(
    add(times(subtract(b, a), s * s), times(subtract(c, b), 2 * s * t)),
    times(subtract(d, c), t * t),
  );
  return unit(length(slope) > 1e-9 ? slope : subtract(d, a));
}

/** One step of Newton's method towards the place on the curve that is nearest to the point. */
function nearer(curve: Curve, point: Point, t: number): number {
  const [a, b, c, d] = curve;
  const s = 1 - t;
  const off = subtract(pointOn(curve, t), point);
  const first = add(
    add(times(subtract(b, a), 3 * s * s), times(subtract(c, b), 6 * s * t)),
    times(subtract(d, c), 3 * t * t),
  );
  const second = add(
    times(add(subtract(c, times(b, 2)), a), 6 * s),
    times(add(subtract(d, times(c, 2)), b), 6 * t),
  );
  const divisor = dot(first, first) + dot(off, second);
  return divisor === 0 ? t : Math.min(1, Math.max(0, t - dot(off, first) / divisor));
}

function fitOne(samples: readonly Sample[], places: readonly number[]): Curve {
  const start = samples[0] as Sample;
  const end = samples[samples.length - 1] as Sample;
  const out = start.direction;
  const back = times(end.direction, -1);
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  samples.forEach(({ at }, index) => {
    const t = places[index] as number;
    const s = 1 - t;
    const towards = times(out, 3 * s * s * t);
    const away = times(back, 3 * s * t * t);
    const rest = subtract(at, pointOn([start.at, start.at, end.at, end.at], t));
    c00 += dot(towards, towards);
    c01 += dot(towards, away);
    c11 += dot(away, away);
    x0 += dot(towards, rest);
    x1 += dot(away, rest);
  });
  const determinant = c00 * c11 - c01 * c01;
  const span = length(subtract(end.at, start.at));
  let reachOut = (x0 * c11 - x1 * c01) / determinant;
  let reachBack = (c00 * x1 - c01 * x0) / determinant;
  if (!(reachOut > span * 1e-3 && reachBack > span * 1e-3)) {
    reachOut = span / 3;
    reachBack = span / 3;
  }
  return [
    start.at,
    add(start.at, times(out, reachOut)),
    add(end.at, times(back, reachBack)),
    end.at,
  ];
}

function fitRun(samples: readonly Sample[], tolerance: number): Curve[] {
  const steps = samples.map(({ at }, index) =>
    index === 0 ? 0 : length(subtract(at, (samples[index - 1] as Sample).at)),
  );
  const whole = steps.reduce((sum, step) => sum + step, 0) || 1;
  let walked = 0;
  let places = steps.map((step) => {
    walked += step;
    return walked / whole;
  });
  let worst = 0;
  let split = 1;
  for (let round = 0; round < 12; round += 1) {
    const curve = fitOne(samples, places);
    worst = 0;
    samples.forEach(({ at }, index) => {
      const off = length(subtract(pointOn(curve, places[index] as number), at));
      if (off > worst) {
        worst = off;
        split = index;
      }
    });
    if (worst <= tolerance || samples.length < 4) return [curve];
    places = samples.map(({ at }, index) => nearer(curve, at, places[index] as number));
  }
  const middle = Math.min(samples.length - 2, Math.max(1, split));
  return [
    ...fitRun(samples.slice(0, middle + 1), tolerance),
    ...fitRun(samples.slice(middle), tolerance),
  ];
}

interface Contour {
  readonly curves: { readonly curve: Curve; readonly straight: boolean }[];
}

function contoursOf(data: string): Contour[] {
  const contours: Contour[] = [];
  let from: Point = [0, 0];
  let start: Point = [0, 0];
  const push = (curve: Curve, straight: boolean) => {
    if (length(subtract(curve[3], curve[0])) > 1e-3)
      contours.at(-1)?.curves.push({ curve, straight });
    from = curve[3];
  };
  const straightTo = (to: Point) =>
    push(
      [
        from,
        add(from, times(subtract(to, from), 1 / 3)),
        add(from, times(subtract(to, from), 2 / 3)),
        to,
      ],
      true,
    );
  for (const [, letter = '', text = ''] of data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const at = (index: number): Point => [values[index * 2] ?? 0, values[index * 2 + 1] ?? 0];
    if (letter === 'M') {
      contours.push({ curves: [] });
      from = at(0);
      start = from;
    } else if (letter === 'L') straightTo(at(0));
    else if (letter === 'Q') {
      const [bend, to] = [at(0), at(1)];
      push(
        [
          from,
          add(from, times(subtract(bend, from), 2 / 3)),
          add(to, times(subtract(bend, to), 2 / 3)),
          to,
        ],
        false,
      );
    } else if (letter === 'C') push([from, at(0), at(1), at(2)], false);
    else straightTo(start);
  }
  return contours;
}

const written = (point: Point) => point.map((value) => Number(value.toFixed(2))).join(' ');

/** The same outline (absolute M, L, Q, C, Z) with fewer curves, nowhere further off than `tolerance`. */
export function simplifyOutline(data: string, tolerance: number): string {
  return contoursOf(data)
    .map(({ curves }) => {
      const isCorner = (index: number) => {
        const before = curves[(index + curves.length - 1) % curves.length];
        const after = curves[index];
        if (!before || !after || before.straight || after.straight) return true;
        return dot(directionOn(before.curve, 1), directionOn(after.curve, 0)) < 0.985;
      };
      const first = Math.max(
        0,
        curves.findIndex((_, index) => isCorner(index)),
      );
      const ordered = [...curves.slice(first), ...curves.slice(0, first)];
      let path = ordered[0] ? `M${written(ordered[0].curve[0])}` : '';
      let run: Sample[] = [];
      ordered.forEach(({ curve, straight }, index) => {
        if (straight) {
          path += `L${written(curve[3])}`;
          return;
        }
        for (let step = run.length === 0 ? 0 : 1; step <= 8; step += 1) {
          run.push({ at: pointOn(curve, step / 8), direction: directionOn(curve, step / 8) });
        }
        const next = index + 1;
        if (next === ordered.length || isCorner((first + next) % curves.length)) {
          for (const [, b, c, d] of fitRun(run, tolerance)) {
            path += `C${written(b)} ${written(c)} ${written(d)}`;
          }
          run = [];
        }
      });
      return path === '' ? '' : `${path}Z`;
    })
    .join('');
}
