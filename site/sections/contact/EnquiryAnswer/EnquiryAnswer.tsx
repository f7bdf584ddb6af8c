import type { ReactNode } from 'react';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import styles from './EnquiryAnswer.module.css';

export interface EnquiryAnswerProps {
  title: string;
  children: ReactNode;
}

/** The page after a form was posted by the browser itself: one sheet of paper on the wall. */
export function EnquiryAnswer({ title, children }: EnquiryAnswerProps) {
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
