import { clsx } from 'clsx';
import type { AnchorHTMLAttributes } from 'react';
import styles from './StretchedLink.module.css';

export interface StretchedLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/**
 * A link whose target is the whole of the nearest positioned box. Only its own text is read out.
 */
export function StretchedLink({ className, children, ...rest }: StretchedLinkProps) {
  return (
    <a className={clsx(styles.link, className)} {...rest}>
      {children}
    </a>
  );
}
