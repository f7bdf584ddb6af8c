import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import styles from './Phone.module.css';

const skins = { paper: styles.paper, ink: styles.ink } as const;

export interface PhoneProps {
  skin?: keyof typeof skins;
  clock?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A phone of 390 × 800 design pixels. `zoom` in its style changes the size. */
export function Phone({ skin = 'paper', clock = '09:41', style, children }: PhoneProps) {
  return (
    <div className={styles.phone} style={style}>
      <div className={clsx(styles.screen, skins[skin])}>
        <div className={styles.status}>
          <span>{clock}</span>
          <Drawing height={12} width={62} fill="currentColor">
            <path d="M0 8h3v4H0zM5 5.500h3V12H5zM10 3h3v9h-3zM15 0h3v12h-3z" />
            <rect
              fill="none"
              height="11"
              rx="3"
              stroke="currentColor"
              width="22"
              x="36.500"
              y="0.500"
            />
            <rect height="7" rx="1.500" width="15" x="38.500" y="2.500" />
            <rect height="4" rx="0.800" width="1.600" x="60" y="4" />
          </Drawing>
        </div>
        {children}
      </div>
    </div>
  );
}
