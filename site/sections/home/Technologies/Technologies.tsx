import type { ReactNode } from 'react';
import { Columns } from '#components/Columns/Columns.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { technologyList } from '#content/home.ts';
import styles from './Technologies.module.css';

export interface TechnologiesProps {
  content: typeof technologyList;
  children?: ReactNode;
}

export function Technologies({ content, children }: TechnologiesProps) {
  return (
    <Section band="ink">
      <Columns className={styles.head} split="7:5">
        <h2>{content.title}</h2>
        <p className={styles.text}>{content.text}</p>
      </Columns>
      {children}
    </Section>
  );
}
