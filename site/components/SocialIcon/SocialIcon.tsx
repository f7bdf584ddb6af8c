import { clsx } from 'clsx';
import type { SVGAttributes } from 'react';
import type { identity } from '#agency/identity.ts';
import styles from './SocialIcon.module.css';

export type SocialNetwork = keyof typeof identity.social;

/**
 * Facebook and X are the drawings of simple-icons 16.36. LinkedIn is not in that set, and its
 * Instagram takes 2 KB on every page, so these two are drawn here on the same 24-unit grid.
 */
export const socialPaths: Readonly<Record<SocialNetwork, string>> = {
  facebook:
    'M9.101 23.691v-7.98H6.627v-3.667h2.474v-1.58c0-4.085 1.848-5.978 5.858-5.978.401 0 .955.042 1.468.103a8.68 8.68 0 0 1 1.141.195v3.325a8.623 8.623 0 0 0-.653-.036 26.805 26.805 0 0 0-.733-.009c-.707 0-1.259.096-1.675.309a1.686 1.686 0 0 0-.679.622c-.258.42-.374.995-.374 1.752v1.297h3.919l-.386 2.103-.287 1.564h-3.246v8.245C19.396 23.238 24 18.179 24 12.044c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.628 3.874 10.35 9.101 11.647Z',
  instagram:
    'M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7zm0 2.2A4.8 4.8 0 0 0 2.2 7v10A4.8 4.8 0 0 0 7 21.8h10a4.8 4.8 0 0 0 4.8-4.8V7A4.8 4.8 0 0 0 17 2.2zm5 3.65a6.15 6.15 0 1 1 0 12.3 6.15 6.15 0 0 1 0-12.3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm6.4-3.85a1.44 1.44 0 1 1 0 2.88 1.44 1.44 0 0 1 0-2.88z',
  x: 'M14.234 10.162 22.977 0h-2.072l-7.591 8.824L7.251 0H.258l9.168 13.343L.258 24H2.33l8.016-9.318L16.749 24h6.993zm-2.837 3.299-.929-1.329L3.076 1.56h3.182l5.965 8.532.929 1.329 7.754 11.09h-3.182z',
  linkedin:
    'M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2zm3.34 3.34a2.06 2.06 0 1 0 0 4.12 2.06 2.06 0 0 0 0-4.12zM3.56 9v11.45h3.56V9zm5.79 0v11.45h3.56v-5.67c0-1.5.28-2.94 2.14-2.94 1.83 0 1.85 1.71 1.85 3.04v5.57h3.56v-6.28c0-3.09-.67-5.46-4.27-5.46-1.73 0-2.89.95-3.37 1.85h-.05V9z',
};

export interface SocialIconProps extends SVGAttributes<SVGSVGElement> {
  network: SocialNetwork;
}

/** One profile's sign in the colour of its text. The link around it carries the accessible name. */
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
      <path d={socialPaths[network]} fillRule="evenodd" />
    </svg>
  );
}
