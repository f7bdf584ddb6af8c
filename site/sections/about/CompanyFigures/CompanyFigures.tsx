import { Columns } from '#components/Columns/Columns.tsx';
import { Counter } from '#components/Counter/Counter.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Star } from '#components/Star/Star.tsx';
import type { companyFigures } from '#content/about.ts';
import styles from './CompanyFigures.module.css';

export interface CompanyFiguresProps {
  content: typeof companyFigures;
}

/** Four figures around a cross with a star in its centre. */
export function CompanyFigures({ content }: CompanyFiguresProps) {
  return (
    <Section band="ink">
      <Columns className={styles.columns} split="5:7">
        <div className={styles.words}>
          <h2 className={styles.title}>{content.title}</h2>
          <p className={styles.statement}>
            <Counter className={styles.large} figure={content.statement.figure} />{' '}
            {content.statement.text}
          </p>
        </div>
        <div className={styles.cross}>
          <Star className={styles.star} />
          <ul className={styles.quarters} role="list">
            {content.figures.map(({ figure, text }) => (
              <li className={styles.quarter} key={text}>
                <Counter className={styles.figure} figure={figure} /> <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </Columns>
    </Section>
  );
}
