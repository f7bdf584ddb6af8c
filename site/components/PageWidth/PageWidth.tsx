import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './PageWidth.module.css';

export type PageWidthProps = HTMLAttributes<HTMLDivElement>;

/** Gives the content of a full-width band the page's width and margins. */
export function PageWidth({ className, ...rest }: PageWidthProps) {
  return <div className={clsx(styles.page, className)} {...rest} />;
}
