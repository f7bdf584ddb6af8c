import { clsx } from 'clsx';
import type { InputHTMLAttributes } from 'react';
import styles from './PauseSwitch.module.css';

export interface PauseSwitchProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
}

/** Pauses an animation. A checkbox, so that it works in CSS without a script. */
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
