import type { ReactNode } from 'react';
import { Section } from '#components/Section/Section.tsx';
import type { technologyList } from '#content/home.ts';
import styles from './Technologies.module.css';

export interface TechnologiesProps {
  content: typeof technologyList;
  /** The tabs. */
  children?: ReactNode;
}

export function Technologies({ content, children }: TechnologiesProps) {
  return (
    <Section band="ink">
      <div className={styles.head}>
        <h2>{content.title}</h2>
        <p className={styles.text}>{content.text}</p>
      </div>
      {children}
    </Section>
  );
}
