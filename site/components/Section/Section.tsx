import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './Section.module.css';

export type Band = 'paper' | 'mist' | 'ink';

export interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** `div` for a band without a heading. */
  as?: 'section' | 'div';
  band?: Band;
  /** `full` has no margins, for tile walls and carousels. */
  width?: 'page' | 'full';
}

/** One band of a page. Only this component sets the space between bands. */
export function Section({
  as: Element = 'section',
  band = 'paper',
  width = 'page',
  className,
  ...rest
}: SectionProps) {
  return (
    <Element
      className={clsx(styles.section, width === 'page' && styles.page, className)}
      data-band={band}
      {...rest}
    />
  );
}
