import { seeded } from './seeded.ts';
import { starPath } from './star.ts';

/** The tones a tile can have, darkest first; the last four are the lit ones. */
export const tones = ['1', '2', '3', '4', 'teal', 'red', 'brass', 'bone'] as const;
export type Tone = (typeof tones)[number];

export interface WallOptions {
  /** Any text; the same text always draws the same wall. A page uses its own path. */
  readonly seed: string;
  readonly columns: number;
  readonly rows: number;
  /** Side of one tile's square cell, in the drawing's own units. */
  readonly size?: number;
  /** How many tiles are lit in colour. */
  readonly lit?: number;
  readonly litTones?: readonly Tone[];
  /** Lights chosen tiles, for a wall that draws something; `undefined` leaves the tile as it is. */
  readonly litAt?: (column: number, row: number) => Tone | undefined;
  /** Where the wall is calm, so that text can stand there. */
  readonly calm?: 'start' | 'centre' | 'none';
}

export interface Wall {
  readonly width: number;
  readonly height: number;
  /** Side of one tile's cell. */
  readonly size: number;
  /** One path per tone, darkest first: a wall of any size is at most eight elements. */
  readonly paths: readonly { readonly tone: Tone; readonly d: string }[];
}

/** How bright a tile may be at a place: nothing competes with text where the wall is calm. */
function brightnessAt(across: number, calm: WallOptions['calm']): number {
  if (calm === 'start') return Math.max(0, (across - 0.25) / 0.75);
  if (calm === 'centre') return Math.abs(across - 0.5) * 2;
  return 0.7;
}

/**
 * The brand's one device: the eight-pointed star-and-cross tiling. Stars touch tip to tip on a
 * square grid, and the ground that shows between them is the crosses.
 */
export function drawWall({
  seed,
  columns,
  rows,
  size = 96,
  lit = 4,
  litTones = ['red', 'brass', 'bone', 'teal'],
  litAt,
  calm = 'none',
}: WallOptions): Wall {
  const random = seeded(seed);
  const tiles = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const brightness = brightnessAt((column + 0.5) / columns, calm);
    const tone = tones[Math.min(3, Math.floor(random() * (1 + brightness * 3.4)))] as Tone;
    return { column, row, brightness, tone, draw: random() };
  });
  // Lit tiles are drawn among the brighter half, the likeliest first, so that none falls under text.
  const candidates = tiles
    .filter(({ brightness }) => brightness > 0.3)
    .sort((one, other) => other.draw * other.brightness - one.draw * one.brightness)
    .slice(0, lit);
  candidates.forEach((tile, index) => {
    tile.tone = litTones[index % litTones.length] as Tone;
  });
  for (const tile of tiles) tile.tone = litAt?.(tile.column, tile.row) ?? tile.tone;
  const paths = tones.flatMap((tone) => {
    const d = tiles
      .filter((tile) => tile.tone === tone)
      .map(({ column, row }) => starPath((column + 0.5) * size, (row + 0.5) * size, size / 2))
      .join('');
    return d === '' ? [] : [{ tone, d }];
  });
  return { width: columns * size, height: rows * size, size, paths };
}
