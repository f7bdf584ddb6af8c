import { Section } from '../../components/Section/Section.tsx';
import { Star } from '../../components/Star/Star.tsx';
import type { companyFigures } from '../../content/about.ts';
import styles from './CompanyFigures.module.css';

export interface CompanyFiguresProps {
  content: typeof companyFigures;
}

/** Four figures in the quarters of a cross, a star where its lines meet. */
export function CompanyFigures({ content }: CompanyFiguresProps) {
  return (
    <Section band="ink">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 className={styles.title}>{content.title}</h2>
          <p className={styles.statement}>
            <span className={styles.large}>{content.statement.figure}</span>{' '}
            {content.statement.text}
          </p>
        </div>
        <div className={styles.cross}>
          <Star className={styles.star} />
          <ul className={styles.quarters} role="list">
            {content.figures.map(({ figure, text }) => (
              <li className={styles.quarter} key={text}>
                <span className={styles.figure}>{figure}</span> <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
