import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './Columns.module.css';

/** How the page's twelve columns are shared out. */
const splits = {
  '4:8': styles.fourEight,
  '5:7': styles.fiveSeven,
  '6:6': styles.even,
  '7:5': styles.sevenFive,
  '8:4': styles.eightFour,
} as const;

export interface ColumnsProps extends HTMLAttributes<HTMLDivElement> {
  split: keyof typeof splits;
}

/** Two parts of a band: one below the other on a phone, side by side where there is room. */
export function Columns({ split, className, ...rest }: ColumnsProps) {
  return <div className={clsx(styles.columns, splits[split], className)} {...rest} />;
}
