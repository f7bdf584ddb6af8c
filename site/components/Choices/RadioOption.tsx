import { clsx } from 'clsx';
import type { InputHTMLAttributes } from 'react';
import styles from './RadioOption.module.css';

export type RadioOptionProps = InputHTMLAttributes<HTMLInputElement>;

/** A radio button with its label. The whole label is clickable; `className` is the label's. */
export function RadioOption({ className, children, ...rest }: RadioOptionProps) {
  return (
    <label className={clsx(styles.option, className)}>
      <input className={styles.radio} type="radio" {...rest} />
      {children}
    </label>
  );
}
