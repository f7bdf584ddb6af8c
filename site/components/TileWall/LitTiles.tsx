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

const screens = { narrow: styles.narrow, wide: styles.wide } as const;

export interface LitTilesProps {
  tiles: readonly LitTile[];
}

/** The coloured tiles of a wall. */
export function LitTiles({ tiles }: LitTilesProps) {
  return tiles.map(({ tone, end, top, on }) => (
    <i
      className={clsx(styles.lit, tones[tone], fromEnd[end], fromTop[top], on && screens[on])}
      key={`${end} ${top} ${on}`}
    />
  ));
}
