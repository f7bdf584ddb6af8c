import { Columns } from '#components/Columns/Columns.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Star } from '#components/Star/Star.tsx';
import type { memberPage } from '#content/team.ts';
import styles from './MemberEducation.module.css';

export interface MemberEducationProps {
  content: Pick<typeof memberPage, 'education' | 'qualifications'>;
}

export function MemberEducation({ content: { education, qualifications } }: MemberEducationProps) {
  return (
    <Section>
      <Columns className={styles.columns} split="6:6">
        <div className={styles.part}>
          <h2>{education.title}</h2>
          <p className={styles.text}>{education.text}</p>
        </div>
        <div className={styles.part}>
          <h2>{qualifications.title}</h2>
          <ul className={styles.list} role="list">
            {qualifications.list.map((qualification) => (
              <li className={styles.entry} key={qualification}>
                <Star className={styles.star} />
                {qualification}
              </li>
            ))}
          </ul>
        </div>
      </Columns>
    </Section>
  );
}
