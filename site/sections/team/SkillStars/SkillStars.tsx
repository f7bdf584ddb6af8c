import { Counter } from '#components/Counter/Counter.tsx';
import { Label } from '#components/Label/Label.tsx';
import type { memberPage } from '#content/team.ts';
import styles from './SkillStars.module.css';

export interface SkillStarsProps {
  content: (typeof memberPage)['skills'];
}

/** Four tiles, each filled in proportion to its figure, and filling while the figure counts up. */
export function SkillStars({ content }: SkillStarsProps) {
  return (
    <section aria-label={content.title} className={styles.skills}>
      <Label as="h2">{content.title}</Label>
      <dl className={styles.tiles}>
        {content.counters.map(({ figure, title }) => (
          <div className={styles.tile} key={title}>
            <dt className={styles.skill}>{title}</dt>
            <dd className={styles.value}>
              <svg
                aria-hidden="true"
                className={styles.star}
                height={64}
                viewBox="0 0 100 100"
                width={64}
              >
                <rect className={styles.level} height={figure} width="100" y={100 - figure} />
              </svg>
              <Counter className={styles.figure} figure={`${figure}%`} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
