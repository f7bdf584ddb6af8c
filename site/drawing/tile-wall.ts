import { seededRandom } from './seeded-random.ts';
import { starPath } from './star.ts';

/** The tones of tiles, darkest first. The last four are those of lit tiles. */
export const tones = ['1', '2', '3', '4', 'teal', 'red', 'brass', 'bone'] as const;
export type Tone = (typeof tones)[number];

export interface WallOptions {
  /** The same seed draws the same wall. A page's seed is its path. */
  readonly seed: string;
  readonly columns: number;
  readonly rows: number;
  /** The side of a tile's square cell in the units of the drawing. */
  readonly size?: number;
  /** The number of coloured tiles. */
  readonly lit?: number;
  readonly litTones?: readonly Tone[];
  /** Sets the tone of chosen tiles; `undefined` leaves a tile unchanged. */
  readonly litAt?: (column: number, row: number) => Tone | undefined;
  /** Where the tiles are dark, because text is above them. */
  readonly calm?: 'start' | 'centre' | 'none';
}

export interface Wall {
  readonly width: number;
  readonly height: number;
  /** The side of a tile's cell. */
  readonly size: number;
  /** One path per tone, darkest first. */
  readonly paths: readonly { readonly tone: Tone; readonly d: string }[];
}

/** How bright a tile may be, from 0 to 1. `across` is its position from 0 (start) to 1 (end). */
function brightnessAt(across: number, calm: WallOptions['calm']): number {
  if (calm === 'start') return Math.max(0, (across - 0.25) / 0.75);
  if (calm === 'centre') return Math.abs(across - 0.5) * 2;
  return 0.7;
}

/**
 * Draws the brand's pattern: eight-pointed stars that touch tip to tip on a square grid. The ground
 * between them has the shape of crosses.
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
  const random = seededRandom(seed);
  const tiles = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const brightness = brightnessAt((column + 0.5) / columns, calm);
    const tone = tones[Math.min(3, Math.floor(random() * (1 + brightness * 3.4)))] as Tone;
    return { column, row, brightness, tone, draw: random() };
  });
  // Lit tiles come from the brighter part of the wall, so none is under text.
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
