import { clsx } from 'clsx';
import type { InputHTMLAttributes } from 'react';
import styles from './PauseSwitch.module.css';

export interface PauseSwitchProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
}

/** Stops what moves: a checkbox, so that CSS alone can obey it. */
export function PauseSwitch({ label, className, ...rest }: PauseSwitchProps) {
  return (
    <label className={clsx(styles.control, className)}>
      <input className={styles.checkbox} type="checkbox" {...rest} />
      <span className={styles.icon} />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}
