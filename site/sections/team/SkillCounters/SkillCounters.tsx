import { Counter } from '#components/Counter/Counter.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { memberPage } from '#content/team.ts';
import styles from './SkillCounters.module.css';

export interface SkillCountersProps {
  content: (typeof memberPage)['skills'];
}

/** Four lines, each as long as its figure says. */
export function SkillCounters({ content }: SkillCountersProps) {
  return (
    <Section band="mist">
      <h2 className={styles.title}>{content.title}</h2>
      <dl className={styles.lines}>
        {content.counters.map(({ figure, title }) => (
          <div className={styles.line} key={title}>
            <dt className={styles.skill}>{title}</dt>
            <dd className={styles.value}>
              <svg
                aria-hidden="true"
                className={styles.bar}
                preserveAspectRatio="none"
                viewBox="0 0 100 1"
              >
                <rect className={styles.rest} height="1" width="100" />
                <rect className={styles.share} height="1" width={figure} />
              </svg>
              <Counter className={styles.figure} figure={`${figure}%`} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
