import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './Counter.module.css';

export interface CounterProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The text, such as `6k+` or `99%`. Its number counts up (count-up.client.ts). */
  figure: string;
}

/** A figure. The HTML has its final value, so it is right without the animation. */
export function Counter({ figure, className, ...rest }: CounterProps) {
  return (
    <span className={clsx(styles.counter, className)} data-count-up="" {...rest}>
      {figure}
    </span>
  );
}
