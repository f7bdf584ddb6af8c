import { Columns } from '#components/Columns/Columns.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Star } from '#components/Star/Star.tsx';
import type { whyUs } from '#content/about.ts';
import styles from './WhyUs.module.css';

export interface WhyUsProps {
  content: typeof whyUs;
}

export function WhyUs({ content }: WhyUsProps) {
  return (
    <Section>
      <Columns className={styles.columns} split="4:8">
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
