import type { ReactNode } from 'react';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { contactPage } from '#content/contact-page.ts';
import styles from './ContactSheet.module.css';

export interface ContactSheetProps {
  content: (typeof contactPage)['message'];
  /** The enquiry form. */
  children: ReactNode;
}

/** A sheet of paper on the tile wall, to write the enquiry on. */
export function ContactSheet({ content, children }: ContactSheetProps) {
  return (
    <section className={styles.section} data-band="ink">
      <PageWidth className={styles.page}>
        <div className={styles.words}>
          <h2>{content.title}</h2>
          <p className={styles.lead}>{content.text}</p>
          <ul className={styles.notes} role="list">
            {content.notes.map((note) => (
              <li className={styles.note} key={note}>
                {note}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.desk}>
          <TileWall rows={12} seed="a sheet of paper" />
          <Sheet>{children}</Sheet>
        </div>
      </PageWidth>
    </section>
  );
}
