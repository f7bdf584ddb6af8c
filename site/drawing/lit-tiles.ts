import { seeded } from './seeded.ts';

export interface LitTile {
  readonly tone: 'teal' | 'red' | 'brass' | 'bone';
  /** Tiles between it and the end edge. */
  readonly end: number;
  /** Tiles above it. */
  readonly top: number;
  /** Text stands elsewhere on a small screen, and so does the light. */
  readonly on?: 'narrow' | 'wide';
}

const tones = ['red', 'brass', 'bone', 'teal'] as const;

/** Lights for a page that has none of its own: one of each tone, no two in one row and column. */
export function litTiles(seed: string, columns: number, rows: number): readonly LitTile[] {
  const random = seeded(`${seed} lit`);
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
