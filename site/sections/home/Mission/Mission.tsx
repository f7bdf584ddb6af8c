import { Columns } from '#components/Columns/Columns.tsx';
import { Counter } from '#components/Counter/Counter.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { mission } from '#content/home.ts';
import styles from './Mission.module.css';

export interface MissionProps {
  content: typeof mission;
}

/** Three large figures on rules, each with one line of text. */
export function Mission({ content }: MissionProps) {
  return (
    <Section band="mist">
      <Columns className={styles.head} split="8:4">
        <h2 className={styles.title}>{content.title}</h2>
        <p className={styles.text}>{content.text}</p>
      </Columns>
      <dl className={styles.ledger}>
        {content.figures.map(({ figure, title, text }) => (
          <div className={styles.entry} key={title}>
            <dt className={styles.name}>{title}</dt>
            <dd className={styles.figure}>
              <Counter figure={figure} />
            </dd>
            <dd className={styles.line}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
