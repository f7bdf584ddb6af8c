import type { ReactNode } from 'react';
import { Label } from '#components/Label/Label.tsx';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { WallSection } from '#components/TileWall/WallSection.tsx';
import type { contactPage } from '#content/contact-page.ts';
import type { LitTile } from '#drawing/lit-tiles.ts';
import styles from './ContactOpening.module.css';

const lit: readonly LitTile[] = [
  { tone: 'brass', end: 0, top: 0, on: 'narrow' },
  { tone: 'red', end: 0, top: 0, on: 'wide' },
  { tone: 'bone', end: 3, top: 0, on: 'wide' },
];

export interface ContactOpeningProps {
  content: Pick<typeof contactPage, 'banner' | 'details' | 'message'>;
  /** The email address, with its button. */
  email?: ReactNode;
  /** The enquiry form. */
  children: ReactNode;
}

/** Address, phone, email and hours on a wall, beside the enquiry form. */
export function ContactOpening({ content, email, children }: ContactOpeningProps) {
  const { banner, details, message } = content;
  return (
    <WallSection wall={{ lit, rows: 14, seed: '/contact' }}>
      <PageWidth className={styles.page}>
        <div className={styles.words}>
          <h1 className={styles.title}>{banner.title}</h1>
          <p className={styles.lead}>{banner.lead}</p>
          <section aria-label={details.title} className={styles.details}>
            <dl className={styles.entries}>
              <div className={styles.entry}>
                <Label as="dt">{details.location.title}</Label>
                <dd className={styles.value}>
                  {[details.location.street, details.location.city, details.location.country]
                    .filter(Boolean)
                    .join(', ')}
                </dd>
              </div>
              <div className={styles.entry}>
                <Label as="dt">{details.email.title}</Label>
                <dd className={styles.value}>{email}</dd>
              </div>
              {details.telephone.number && (
                <div className={styles.entry}>
                  <Label as="dt">{details.telephone.title}</Label>
                  <dd className={styles.value}>
                    <a href={`tel:${details.telephone.number.replaceAll(' ', '')}`}>
                      {details.telephone.number.replaceAll(' ', '\u00a0')}
                    </a>
                  </dd>
                </div>
              )}
              <div className={styles.entry}>
                <Label as="dt">{details.visit.title}</Label>
                <dd className={styles.value}>{details.visit.hours}</dd>
              </div>
            </dl>
          </section>
        </div>
        <Sheet className={styles.sheet}>
          <h2 className={styles.sheetTitle}>{message.title}</h2>
          <p className={styles.sheetText}>{message.text}</p>
          {children}
        </Sheet>
      </PageWidth>
    </WallSection>
  );
}
