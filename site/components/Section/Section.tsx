import type { HTMLAttributes } from 'react';
import styles from './Section.module.css';

export type Band = 'paper' | 'mist' | 'ink';

export interface SectionProps extends HTMLAttributes<HTMLElement> {
  band?: Band;
  /** `full` leaves the page's margins to the content, for walls and carousels. */
  width?: 'page' | 'full';
}

/** One band of a page. The space between bands belongs here and nowhere else. */
export function Section({
  band = 'paper',
  width = 'page',
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section
      className={[styles.section, className].filter(Boolean).join(' ')}
      data-band={band}
      {...rest}
    >
      {width === 'page' ? <div className={styles.page}>{children}</div> : children}
    </section>
  );
}
