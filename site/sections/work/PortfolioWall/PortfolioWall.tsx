import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { LitTile } from '#drawing/lit-tiles.ts';

const lit: readonly LitTile[] = [
  { tone: 'brass', end: 0, top: 0, on: 'narrow' },
  { tone: 'red', end: 0, top: 1, on: 'wide' },
  { tone: 'brass', end: 1, top: 0, on: 'wide' },
  { tone: 'bone', end: 3, top: 1, on: 'wide' },
];

/** A slot of the island, because a tile may be lit before the island is hydrated. */
export function PortfolioWall() {
  return <TileWall lit={lit} rows={6} seed="/portfolio" />;
}
