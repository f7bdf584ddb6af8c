import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import type { LitTile } from '#drawing/lit-tiles.ts';
import { type RunTone, type WallRunsOptions, wallRuns } from '#drawing/wall-runs.ts';
import { LitTiles } from './LitTiles.tsx';
import styles from './TileWall.module.css';

const runs: Readonly<Record<RunTone, string | undefined>> = {
  '2': styles.run2,
  '3': styles.run3,
  '4': styles.run4,
};

export interface TileWallProps extends HTMLAttributes<HTMLDivElement> {
  seed: string;
  /** The largest number of rows the box can show. Rows that do not fit are cut off whole. */
  columns?: number;
  rows: number;
  calm?: WallRunsOptions['calm'];
  /** The coloured tiles, counted from the top and from the end edge. */
  lit?: readonly LitTile[];
}

/**
 * The star-and-cross tiling as the background of the surrounding box: whole tiles of one size, from
 * the top end corner. Hidden from screen readers.
 */
export function TileWall({
  seed,
  columns = 27,
  rows,
  calm = 'start',
  lit = [],
  className,
  ...rest
}: TileWallProps) {
  return (
    <div aria-hidden="true" className={clsx(styles.wall, className)} data-tile-wall {...rest}>
      {/* One em is one tile. */}
      <svg
        aria-hidden="true"
        className={clsx(styles.tiles, calm === 'start' && styles.calm)}
        height={`${rows}em`}
        viewBox={`0 0 ${columns} ${rows}`}
        width={`${columns}em`}
      >
        {wallRuns({ seed, columns, rows, calm }).map(({ tone, d }) => (
          <path className={runs[tone]} d={d} key={tone} />
        ))}
      </svg>
      <LitTiles tiles={lit} />
    </div>
  );
}
