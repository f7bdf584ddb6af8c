import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './StationScreen.module.css';

export interface StationScreenProps {
  /** The owner of the screen and the day it shows. */
  title: string;
  date: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What one person sees of the booking. Hidden, because the words above have the same facts. */
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
