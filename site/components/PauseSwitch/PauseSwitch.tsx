import { clsx } from 'clsx';
import type { InputHTMLAttributes } from 'react';
import styles from './PauseSwitch.module.css';

export interface PauseSwitchProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
}

/** Stops what moves: a checkbox, so that CSS alone can obey it. */
export function PauseSwitch({ label, className, ...rest }: PauseSwitchProps) {
  return (
    <input
      aria-label={label}
      className={clsx(styles.switch, className)}
      type="checkbox"
      {...rest}
    />
  );
}
