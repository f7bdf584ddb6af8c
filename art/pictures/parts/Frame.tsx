import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Frame.module.css';

const skins = { paper: styles.paper, ink: styles.ink } as const;

export interface FrameProps {
  /** What the address field says; without it the frame is a plain application window. */
  address?: string;
  skin?: keyof typeof skins;
  /** Position and size, in design pixels. */
  style?: CSSProperties;
  children: ReactNode;
}

/** A window on a desk: three quiet dots, an address where it is a browser, one shadow. */
export function Frame({ address, skin = 'paper', style, children }: FrameProps) {
  return (
    <div className={clsx(styles.frame, skins[skin])} style={style}>
      {address === undefined ? null : (
        <div className={styles.bar}>
          <i />
          <i />
          <i />
          <span>{address}</span>
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </div>
  );
}
