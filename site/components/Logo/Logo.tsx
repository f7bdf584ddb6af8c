import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import { identity } from '#agency/identity.ts';
import { starRingPath } from '#drawing/star-ring.ts';
import styles from './Logo.module.css';

const side = 32;

export type LogoProps = HTMLAttributes<HTMLSpanElement>;

/**
 * Star and wordmark. The wordmark is text, so it reads, copies and scales as text; its size follows
 * the surrounding font size, its colours follow the band it stands on.
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
