import { seededRandom } from './seeded-random.ts';

/** The tones of dark tiles. The darkest tone is missing: it is the background. */
const runTones = ['2', '3', '4'] as const;
export type RunTone = (typeof runTones)[number];

export interface WallRunsOptions {
  /** The same seed draws the same wall. */
  readonly seed: string;
  readonly columns: number;
  readonly rows: number;
  /** `start`: dark towards the start, where text is; `none`: the same everywhere. */
  readonly calm: 'start' | 'none';
}

/** Tiles beyond the end edge of the text column (TileWall.module.css). */
const tilesBeyondColumn = 7;
/** The distance from the column's end edge, in tiles, over which the tiles become dark. */
const fadeLength = 13;

/** The tones of a row, drawn from the end edge so that a wider wall has the same tiles there. */
function toneRow(
  { columns, calm }: WallRunsOptions,
  random: () => number,
): (RunTone | undefined)[] {
  return Array.from({ length: columns }, (_, fromEnd) => {
    const brightness =
      calm === 'none'
        ? 0.7
        : Math.min(1, Math.max(0, 1 - (fromEnd - tilesBeyondColumn) / fadeLength));
    return runTones[Math.min(3, Math.floor(random() * (1 + brightness * 3.4))) - 1];
  }).reverse();
}

/** Adjacent tiles of one tone in a row. */
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
 * Draws each tone as a path of horizontal lines, one unit per tile: `m3 2h2` moves three tiles on
 * and two rows down, and draws two tiles. A mask turns the squares into stars. A whole wall needs
 * only a few hundred bytes.
 */
export function wallRuns(options: WallRunsOptions) {
  const random = seededRandom(options.seed);
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
