import type { SVGAttributes } from 'react';
import { starPath } from '../TileWall/tile-wall.ts';
import styles from './Star.module.css';

const drawing = starPath(12, 12, 12);

/** One star of the wall in the colour of the text around it, as a mark. It says nothing by itself. */
export function Star({ className, ...rest }: SVGAttributes<SVGSVGElement>) {
  return (
    <svg
      aria-hidden="true"
      className={[styles.star, className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      {...rest}
    >
      <path d={drawing} />
    </svg>
  );
}
