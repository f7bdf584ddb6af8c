import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './PageWidth.module.css';

export type PageWidthProps = HTMLAttributes<HTMLDivElement>;

/** The page's width and its margins, for whatever stands in a band that is as wide as the window. */
export function PageWidth({ className, ...rest }: PageWidthProps) {
  return <div className={clsx(styles.page, className)} {...rest} />;
}
