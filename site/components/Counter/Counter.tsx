import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './Counter.module.css';

export interface CounterProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** As it is read: `6k+`, `99%`. The number in it may count up (count-up.client.ts). */
  figure: string;
}

/** A figure, final from the start; whoever cannot or will not see it count misses nothing. */
export function Counter({ figure, className, ...rest }: CounterProps) {
  return (
    <span className={clsx(styles.counter, className)} data-count-up="" {...rest}>
      {figure}
    </span>
  );
}
