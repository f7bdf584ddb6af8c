import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Tone } from '#drawing/tile-wall.ts';
import { cardSize } from '../sizes.ts';
import styles from './Stage.module.css';
import { WallPicture } from './WallPicture.tsx';

const lights = {
  night: styles.night,
  day: styles.day,
  clay: styles.clay,
  bone: styles.bone,
  teal: styles.teal,
} as const;

export interface StageProps {
  seed: string;
  width: number;
  height: number;
  /** The side of a tile. Width and height must be multiples of it, or the edges cut tiles. */
  tile?: number;
  light?: keyof typeof lights;
  lit?: number;
  litTones?: readonly Tone[];
  /** The lit tiles by `column row`, where products would hide parts of others. */
  litTiles?: Readonly<Record<string, Tone>>;
  calm?: 'start' | 'centre' | 'none';
  children: ReactNode;
}

export function Stage({
  seed,
  width,
  height,
  tile = 100,
  light = 'night',
  litTiles,
  lit = litTiles ? 0 : 4,
  litTones = ['brass', 'red', 'bone', 'teal'],
  calm = 'none',
  children,
}: StageProps) {
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  return (
    <div className={clsx(styles.stage, lights[light])}>
      <WallPicture
        className={styles.wall}
        height={rows * tile}
        wall={{
          ...{ seed, columns, rows, size: tile, lit, litTones, calm },
          litAt: (column, row) => litTiles?.[`${column} ${row}`],
        }}
        width={columns * tile}
      />
      {children}
    </div>
  );
}

export const CardStage = (props: Omit<StageProps, 'width' | 'height'>) => (
  <Stage {...cardSize} {...props} />
);
