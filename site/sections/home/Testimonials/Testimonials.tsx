import type { ReactNode } from 'react';
import { ReviewBadge } from '#components/ReviewBadge/ReviewBadge.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { reviews } from '#content/testimonials.ts';
import styles from './Testimonials.module.css';

export interface TestimonialsProps {
  content: typeof reviews;
  children?: ReactNode;
}

/** The quotes, and two review badges as stamps. */
export function Testimonials({ content, children }: TestimonialsProps) {
  return (
    <Section>
      <div className={styles.head}>
        <h2 className={styles.claim}>
          <span className={styles.figure}>{content.figure}</span>
          {` ${content.claim}`}
        </h2>
        <ul className={styles.stamps} role="list">
          {content.badges.map((badge) => (
            <ReviewBadge as="li" className={styles.stamp} key={badge} kind={badge} />
          ))}
        </ul>
      </div>
      {children}
    </Section>
  );
}
