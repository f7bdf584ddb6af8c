import { seeded } from './seeded.ts';

/** The tones of a wall's dark tiles above its darkest, which is the ground of the drawing. */
const runTones = ['2', '3', '4'] as const;
export type RunTone = (typeof runTones)[number];

export interface WallRunsOptions {
  /** Any text; the same text always draws the same wall. */
  readonly seed: string;
  readonly columns: number;
  readonly rows: number;
  /** Calm towards the start, where text stands, or alike everywhere. */
  readonly calm: 'start' | 'none';
}

/** Tiles of a wall beyond the end edge of the column (TileWall.module.css). */
const beyond = 7;
/** How far from the end edge of the column a wall that is calm at its start comes to rest, in tiles. */
const calmAfter = 13;

/** The tone of each tile of a row. Drawn from the end edge: a wider wall has the same tiles there. */
function toneRow(
  { columns, calm }: WallRunsOptions,
  random: () => number,
): (RunTone | undefined)[] {
  return Array.from({ length: columns }, (_, fromEnd) => {
    const brightness =
      calm === 'none' ? 0.7 : Math.min(1, Math.max(0, 1 - (fromEnd - beyond) / calmAfter));
    return runTones[Math.min(3, Math.floor(random() * (1 + brightness * 3.4))) - 1];
  }).reverse();
}

/** One row's tiles of a tone that lie together. */
interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

const runsOf = (rows: readonly (RunTone | undefined)[][], tone: RunTone): readonly Run[] =>
  rows.flatMap((row, y) =>
    row.flatMap((own, x) => {
      if (own !== tone || row[x - 1] === tone) return [];
      const end = row.findIndex((other, at) => at > x && other !== tone);
      return { x, y, length: (end === -1 ? row.length : end) - x };
    }),
  );

/**
 * The tones of a wall as rows of squares, one unit each: `m3 2h2` is a line of width one over two squares,
 * three further on than the last line ended and two rows below it. A mask makes stars of the squares, so
 * that a wall of any size costs a few hundred bytes of a page.
 */
export function wallRuns(options: WallRunsOptions) {
  const random = seeded(options.seed);
  const rows = Array.from({ length: options.rows }, () => toneRow(options, random));
  return runTones.flatMap((tone) => {
    let [lastX, lastY] = [0, 0];
    const steps = runsOf(rows, tone).map(({ x, y, length }) => {
      const step = `m${x - lastX} ${y - lastY}h${length}`;
      [lastX, lastY] = [x + length, y];
      return step;
    });
    return steps.length === 0 ? [] : [{ tone, d: `M0 .5${steps.join('')}` }];
  });
}
