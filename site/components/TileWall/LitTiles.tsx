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

/** Whether both are ever seen on one screen. */
const meet = (one: LitTile, other: LitTile) => !one.on || !other.on || one.on === other.on;

const screens = { narrow: styles.narrow, wide: styles.wide } as const;

export interface LitTilesProps {
  tiles: readonly LitTile[];
}

/**
 * Single tiles of a wall in colour. In the first band of a page the first of each tone moves to the place
 * that its tone has on the next page (see the style sheet): no name of a view transition may be there twice.
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
