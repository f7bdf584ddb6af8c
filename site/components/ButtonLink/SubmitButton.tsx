import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';

export interface SubmitButtonProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The button of a form that needs no script; it looks like the action of its view. */
export function SubmitButton({ className, children }: SubmitButtonProps) {
  return (
    <button className={clsx(styles.button, styles.primary, className)} type="submit">
      {children}
    </button>
  );
}
