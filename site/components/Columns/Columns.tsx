import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './Columns.module.css';

/** The shares of the page's twelve columns. */
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

/** Two parts of a band: stacked on a phone, side by side on wider screens. */
export function Columns({ split, className, ...rest }: ColumnsProps) {
  return <div className={clsx(styles.columns, splits[split], className)} {...rest} />;
}
