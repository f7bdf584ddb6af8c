import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Frame.module.css';

const skins = { paper: styles.paper, ink: styles.ink } as const;

export interface FrameProps {
  /** The text of the address field. Without it the frame is an application window. */
  address?: string;
  skin?: keyof typeof skins;
  /** Position and size, in design pixels. */
  style?: CSSProperties;
  children: ReactNode;
}

/** A window with three dots, an optional address field, and a shadow. */
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
