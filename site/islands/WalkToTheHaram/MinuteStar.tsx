import { clsx } from 'clsx';
import { starPath } from '#drawing/star.ts';
import styles from './MinuteStar.module.css';

export interface MinuteStarProps {
  minutes: number;
  radius: number;
  x?: number;
  y?: number;
  /** Inside the ring. */
  isLit: boolean;
}

/** A tile with the minutes of a walk. */
export function MinuteStar({ minutes, radius, x = 0, y = 0, isLit }: MinuteStarProps) {
  return (
    <g className={clsx(styles.star, isLit && styles.lit)}>
      <path d={starPath(x, y, radius)} />
      <text
        className={styles.figure}
        dominantBaseline="central"
        fontSize={radius * 0.86}
        textAnchor="middle"
        x={x}
        y={y}
      >
        {minutes}
      </text>
    </g>
  );
}
