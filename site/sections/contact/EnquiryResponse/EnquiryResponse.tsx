import type { ReactNode } from 'react';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import styles from './EnquiryResponse.module.css';

export interface EnquiryResponseProps {
  title: string;
  children: ReactNode;
}

/** The page after a native post: one sheet on a wall. */
export function EnquiryResponse({ title, children }: EnquiryResponseProps) {
  return (
    <section className={styles.answer} data-band="mist">
      <div className={styles.wall}>
        <TileWall calm="none" rows={4} seed="enquiry answer" />
      </div>
      <Sheet className={styles.sheet}>
        <h1>{title}</h1>
        {children}
      </Sheet>
    </section>
  );
}
