import type { ReactNode } from 'react';
import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { contactSection } from '#content/home.ts';
import styles from './ContactSection.module.css';

export interface ContactSectionProps {
  content: typeof contactSection;
  /** The enquiry form. */
  children?: ReactNode;
}

/** The itinerary on the left, the form on a wall on the right. */
export function ContactSection({ content, children }: ContactSectionProps) {
  return (
    <Section className={styles.section}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2>{content.title}</h2>
          <dl className={styles.address}>
            <div>
              <Label as="dt" className={styles.term}>
                {content.emailLabel}
              </Label>
              <dd>
                <a className={styles.email} href={`mailto:${content.email}`}>
                  {content.email}
                </a>
              </dd>
            </div>
            <div>
              <Label as="dt" className={styles.term}>
                {content.locationLabel}
              </Label>
              <dd>{content.location}</dd>
            </div>
          </dl>
          <Label as="h3" className={styles.itinerary}>
            {content.itinerary}
          </Label>
          <ol className={styles.steps} role="list">
            {content.steps.map(({ title, text }) => (
              <li className={styles.step} key={title}>
                <strong className={styles.stepTitle}>{title}</strong>
                <span className={styles.stepText}>{text}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.desk}>
          <TileWall calm="none" columns={18} rows={17} seed="enquiry" />
          <Sheet className={styles.sheet}>
            <h3 className={styles.sheetTitle}>{content.sheet.title}</h3>
            <p className={styles.sheetText}>{content.sheet.text}</p>
            {children}
          </Sheet>
        </div>
      </div>
    </Section>
  );
}
