import { clsx } from 'clsx';
import type { SVGAttributes } from 'react';
import type { identity } from '#agency/identity.ts';
import styles from './SocialIcon.module.css';

export type SocialNetwork = keyof typeof identity.social;

/**
 * Facebook and X are from simple-icons 16.36, rounded to two digits. That set has no LinkedIn, and
 * its Instagram adds 2 KB to every page, so these two are drawn here on the same 24-unit grid.
 */
export const socialPaths: Readonly<Record<SocialNetwork, string>> = {
  facebook:
    'M9.1 23.69v-7.98H6.63v-3.67h2.47v-1.58c0-4.08 1.85-5.98 5.86-5.98.4 0 .95.04 1.47.1a8.68 8.68 0 0 1 1.14.2v3.33a8.62 8.62 0 0 0-.65-.04 26.8 26.8 0 0 0-.73-.01c-.71 0-1.26.1-1.68.31a1.69 1.69 0 0 0-.68.62c-.26.42-.37.99-.37 1.75v1.3h3.92l-.39 2.1-.29 1.56h-3.25v8.24C19.4 23.24 24 18.18 24 12.04c0-6.63-5.37-12-12-12s-12 5.37-12 12c0 5.63 3.87 10.35 9.1 11.65Z',
  instagram:
    'M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7zm0 2.2A4.8 4.8 0 0 0 2.2 7v10A4.8 4.8 0 0 0 7 21.8h10a4.8 4.8 0 0 0 4.8-4.8V7A4.8 4.8 0 0 0 17 2.2zm5 3.65a6.15 6.15 0 1 1 0 12.3 6.15 6.15 0 0 1 0-12.3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm6.4-3.85a1.44 1.44 0 1 1 0 2.88 1.44 1.44 0 0 1 0-2.88z',
  x: 'M14.23 10.16 22.98 0h-2.07l-7.59 8.82L7.25 0H.26l9.17 13.34L.26 24H2.33l8.02-9.32L16.75 24h6.99zm-2.84 3.3-.93-1.33L3.08 1.56h3.18l5.96 8.53.93 1.33 7.75 11.09h-3.18z',
  linkedin:
    'M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2zm3.34 3.34a2.06 2.06 0 1 0 0 4.12 2.06 2.06 0 0 0 0-4.12zM3.56 9v11.45h3.56V9zm5.79 0v11.45h3.56v-5.67c0-1.5.28-2.94 2.14-2.94 1.83 0 1.85 1.71 1.85 3.04v5.57h3.56v-6.28c0-3.09-.67-5.46-4.27-5.46-1.73 0-2.89.95-3.37 1.85h-.05V9z',
};

export interface SocialIconProps extends SVGAttributes<SVGSVGElement> {
  network: SocialNetwork;
}

/** A profile's icon in the colour of its text. The link around it carries the accessible name. */
export function SocialIcon({ network, className, ...rest }: SocialIconProps) {
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.icon, className)}
      height={20}
      viewBox="0 0 24 24"
      width={20}
      {...rest}
    >
      <path d={socialPaths[network]} />
    </svg>
  );
}
