import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './Label.module.css';

const looks = {
  plain: undefined,
  muted: styles.muted,
  accent: styles.accent,
  ruled: styles.ruled,
} as const;

export interface LabelProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'div' | 'dt' | 'h2' | 'h3' | 'label';
  htmlFor?: string;
  look?: keyof typeof looks;
}

/** A label in a small monospaced font, for the text or figure beside or below it. */
export function Label({ as: Element = 'p', look = 'muted', className, ...rest }: LabelProps) {
  return <Element className={clsx(styles.label, looks[look], className)} {...rest} />;
}
