import { clsx } from 'clsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Star } from '#components/Star/Star.tsx';
import type { whyUs } from '#content/about.ts';
import styles from './WhyUs.module.css';

export interface WhyUsProps {
  content: typeof whyUs;
  /** The points one below the other beside the title, or three abreast below it. */
  arrangement?: 'rows' | 'columns';
}

export function WhyUs({ content, arrangement = 'rows' }: WhyUsProps) {
  return (
    <Section>
      <Columns
        className={clsx(styles.columns, arrangement === 'columns' && styles.below)}
        split="4:8"
      >
        <h2 className={styles.title}>{content.title}</h2>
        <ul className={styles.points} role="list">
          {content.points.map(({ title, text }) => (
            <li className={styles.point} key={title}>
              <Star className={styles.star} />
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}
