import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './StationScreen.module.css';

export interface StationScreenProps {
  /** Whose it is, and the day it shows. */
  title: string;
  date: string;
  className: string | undefined;
  children: ReactNode;
}

/**
 * What a station sees of the booking: a piece of paper or glass with its own head. It is a picture made of
 * letters: screen readers have what it tells in the lines above it.
 */
export function StationScreen({ title, date, className, children }: StationScreenProps) {
  return (
    <div aria-hidden="true" className={clsx(styles.screen, className)} data-band="paper">
      <p className={styles.head}>
        <b>{title}</b>
        {date}
      </p>
      {children}
    </div>
  );
}
