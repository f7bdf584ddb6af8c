import { Copy } from 'lucide-react';
import { Section } from '#components/Section/Section.tsx';
import type { contactPage } from '#content/contact-page.ts';
import styles from './ContactDetails.module.css';

export interface ContactDetailsProps {
  content: (typeof contactPage)['details'];
}

/** Where, how and when: three entries of a timetable. */
export function ContactDetails({ content }: ContactDetailsProps) {
  const { location, email, visit } = content;
  return (
    <Section aria-label={content.title}>
      <dl className={styles.entries}>
        <div className={styles.entry}>
          <dt className={styles.label}>{location.title}</dt>
          <dd className={styles.value}>
            {location.city}
            <span className={styles.aside}>{location.country}</span>
          </dd>
        </div>
        <div className={styles.entry}>
          <dt className={styles.label}>{email.title}</dt>
          <dd className={styles.value}>
            <a className={styles.address} href={`mailto:${email.address}`}>
              {email.address}
            </a>
            {/* Shown by the script that makes it work; the link needs none. */}
            <button
              aria-label="Copy the email address"
              className={styles.copy}
              data-copied={email.copied}
              data-copy={email.address}
              data-refused={email.refused}
              type="button"
            >
              <Copy aria-hidden="true" size={16} />
              {email.copy}
            </button>
          </dd>
        </div>
        <div className={styles.entry}>
          <dt className={styles.label}>{visit.title}</dt>
          <dd className={styles.value}>{visit.hours}</dd>
        </div>
      </dl>
    </Section>
  );
}
