import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './Sheet.module.css';

export type SheetProps = HTMLAttributes<HTMLDivElement>;

/** A light box on a tile wall. */
export function Sheet({ className, ...rest }: SheetProps) {
  return <div className={clsx(styles.sheet, className)} data-band="paper" {...rest} />;
}
