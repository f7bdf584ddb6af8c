import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { Counter } from '#components/Counter/Counter.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { companyFigures } from '#content/about.ts';
import type { teamAtLarge } from '#content/team.ts';
import styles from './TeamAtLarge.module.css';

export interface TeamAtLargeProps {
  content: typeof teamAtLarge;
  /** The number of employees, as on /about. */
  count: (typeof companyFigures)['statement'];
}

/** The employees who are not on the wall: their number and the link to the open positions. */
export function TeamAtLarge({ content, count }: TeamAtLargeProps) {
  return (
    <Section>
      <Columns className={styles.columns} split="5:7">
        <p className={styles.count}>
          <Counter className={styles.figure} figure={count.figure} /> {count.text}
        </p>
        <div className={styles.words}>
          <h2>{content.title}</h2>
          <p className={styles.text}>{content.text}</p>
          <ButtonLink href={content.action.link} look="quiet">
            {content.action.title}
          </ButtonLink>
        </div>
      </Columns>
    </Section>
  );
}
