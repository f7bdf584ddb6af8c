import { clsx } from 'clsx';
import type { AnchorHTMLAttributes } from 'react';
import drawn from '../Arrow/arrow.module.css';
import styles from './ButtonLink.module.css';

const looks = { primary: styles.primary, quiet: styles.quiet } as const;

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  look?: keyof typeof looks;
  /** Adds an arrow, for a link to another page. */
  arrow?: boolean;
}

/** A link that looks like a button. Each view has at most one `primary`. */
export function ButtonLink({
  look = 'primary',
  arrow = true,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a className={clsx(styles.button, looks[look], arrow && drawn.arrow, className)} {...rest}>
      {children}
    </a>
  );
}
