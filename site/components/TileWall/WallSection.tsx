import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import { TileWall, type TileWallProps } from './TileWall.tsx';
import styles from './WallSection.module.css';

export interface WallSectionProps extends HTMLAttributes<HTMLElement> {
  wall: Pick<TileWallProps, 'lit' | 'rows' | 'seed'>;
}

/** A dark section in front of a tile wall. */
export function WallSection({ wall, className, children, ...rest }: WallSectionProps) {
  return (
    <section className={clsx(styles.section, className)} data-band="ink" {...rest}>
      <TileWall className={styles.wall} {...wall} />
      {children}
    </section>
  );
}
