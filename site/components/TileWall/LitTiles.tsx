import { clsx } from 'clsx';
import type { LitTile } from '#drawing/lit-tiles.ts';
import styles from './LitTiles.module.css';

const tones: Readonly<Record<LitTile['tone'], string | undefined>> = {
  teal: styles.teal,
  red: styles.red,
  brass: styles.brass,
  bone: styles.bone,
};

const fromEnd = [
  styles.end0,
  styles.end1,
  styles.end2,
  styles.end3,
  styles.end4,
  styles.end5,
  styles.end6,
  styles.end7,
];

const fromTop = [
  styles.top0,
  styles.top1,
  styles.top2,
  styles.top3,
  styles.top4,
  styles.top5,
  styles.top6,
  styles.top7,
  styles.top8,
  styles.top9,
];

/** Whether both are visible at some width. */
const meet = (one: LitTile, other: LitTile) => !one.on || !other.on || one.on === other.on;

const screens = { narrow: styles.narrow, wide: styles.wide } as const;

export interface LitTilesProps {
  tiles: readonly LitTile[];
}

/**
 * The coloured tiles of a wall. In the first band of a page, the first tile of each tone has a view
 * transition name, which must be unique, so that it moves to the tile of that tone on the next
 * page.
 */
export function LitTiles({ tiles }: LitTilesProps) {
  return tiles.map((tile, index) => {
    const { tone, end, top, on } = tile;
    const isFirst = !tiles.slice(0, index).some((one) => one.tone === tone && meet(one, tile));
    return (
      <i
        className={clsx(
          styles.lit,
          tones[tone],
          fromEnd[end],
          fromTop[top],
          on && screens[on],
          isFirst && styles.moves,
        )}
        key={`${end} ${top} ${on}`}
      />
    );
  });
}
