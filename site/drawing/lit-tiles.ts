import { seededRandom } from './seeded-random.ts';

export interface LitTile {
  readonly tone: 'teal' | 'red' | 'brass' | 'bone';
  /** The number of tiles between it and the end edge. */
  readonly end: number;
  /** The number of tiles above it. */
  readonly top: number;
  /** Small and large screens have text in different places, so lit tiles differ, too. */
  readonly on?: 'narrow' | 'wide';
}

const tones = ['red', 'brass', 'bone', 'teal'] as const;

/** Lit tiles for a page without its own: one of each tone, none beside another. */
export function litTiles(seed: string, columns: number, rows: number): readonly LitTile[] {
  const random = seededRandom(`${seed} lit`);
  const taken: LitTile[] = [];
  for (const tone of tones.slice(0, Math.min(4, columns * rows))) {
    const free = Array.from({ length: columns * rows }, (_, at) => ({
      end: at % columns,
      top: Math.floor(at / columns),
    })).filter(
      ({ end, top }) =>
        !taken.some((other) => Math.abs(other.end - end) + Math.abs(other.top - top) < 2),
    );
    const place = free[Math.floor(random() * free.length)];
    if (place) taken.push({ tone, ...place, on: 'wide' });
  }
  return taken;
}
