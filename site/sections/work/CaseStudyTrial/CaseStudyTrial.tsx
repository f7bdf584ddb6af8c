import type { ReactNode } from 'react';
import { Section } from '#components/Section/Section.tsx';
import styles from './CaseStudyTrial.module.css';

export interface CaseStudyTrialProps {
  content: { readonly title: string; readonly text: string };
  /** What there is to try. */
  children?: ReactNode;
}

/** A part of the product, for visitors to use. */
export function CaseStudyTrial({ content, children }: CaseStudyTrialProps) {
  return (
    <Section className={styles.trial}>
      <div className={styles.head}>
        <h2 className={styles.title}>{content.title}</h2>
        <p>{content.text}</p>
      </div>
      {children}
    </Section>
  );
}
