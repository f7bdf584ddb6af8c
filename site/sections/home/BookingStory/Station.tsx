import type { ReactNode } from 'react';
import styles from './Station.module.css';

export interface StationProps {
  title: string;
  text: string;
  /** What somebody sees of the booking. Its text is hidden from screen readers. */
  children: ReactNode;
}

/** A stop of the route: a star, its line to the next stop, words and a screen. */
export function Station({ title, text, children }: StationProps) {
  return (
    <li className={styles.station}>
      <p className={styles.name}>{title}</p>
      <p className={styles.text}>{text}</p>
      {children}
    </li>
  );
}
