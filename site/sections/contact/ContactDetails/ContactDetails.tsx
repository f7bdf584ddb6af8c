import type { ReactNode } from 'react';
import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { contactPage } from '#content/contact-page.ts';
import styles from './ContactDetails.module.css';

export interface ContactDetailsProps {
  content: (typeof contactPage)['details'];
  /** The email address. */
  children: ReactNode;
}

/** Where, how and when: the entries of a timetable, three unless there is a telephone. */
export function ContactDetails({ content, children }: ContactDetailsProps) {
  const { location, email, telephone, visit } = content;
  return (
    <Section aria-label={content.title}>
      <dl className={styles.entries}>
        <div className={styles.entry}>
          <Label as="dt" look="accent">
            {location.title}
          </Label>
          <dd className={styles.value}>
            {location.street && (
              <>
                {location.street}
                <br />
              </>
            )}
            {location.city}
            <span className={styles.aside}>{location.country}</span>
          </dd>
        </div>
        <div className={styles.entry}>
          <Label as="dt" look="accent">
            {email.title}
          </Label>
          <dd className={styles.value}>{children}</dd>
        </div>
        {telephone.number && (
          <div className={styles.entry}>
            <Label as="dt" look="accent">
              {telephone.title}
            </Label>
            <dd className={styles.value}>
              <a href={`tel:${telephone.number.replaceAll(' ', '')}`}>
                {telephone.number.replaceAll(' ', '\u00a0')}
              </a>
            </dd>
          </div>
        )}
        <div className={styles.entry}>
          <Label as="dt" look="accent">
            {visit.title}
          </Label>
          <dd className={styles.value}>{visit.hours}</dd>
        </div>
      </dl>
    </Section>
  );
}
