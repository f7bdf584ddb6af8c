import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import { identity } from '#agency/identity.ts';
import { starRingPath } from '#drawing/star-ring.ts';
import styles from './Logo.module.css';

const side = 32;

export type LogoProps = HTMLAttributes<HTMLSpanElement>;

/**
 * The star and the wordmark, which is text. Its size follows the font size, its colours follow the
 * band.
 */
export function Logo({ className, ...rest }: LogoProps) {
  return (
    <span className={clsx(styles.logo, className)} {...rest}>
      <svg
        aria-hidden="true"
        className={styles.star}
        height={32}
        viewBox={`0 0 ${side} ${side}`}
        width={32}
      >
        <path d={starRingPath(side / 2, side / 2)} fillRule="evenodd" />
      </svg>
      {identity.name}
    </span>
  );
}
