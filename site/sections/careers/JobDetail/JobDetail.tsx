import { Columns } from '#components/Columns/Columns.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { jobPage } from '#content/careers.ts';
import type { TeamMember } from '#content/content.ts';
import type { Job, JobList } from '#content/job.ts';
import { Colleagues } from './Colleagues.tsx';
import styles from './JobDetail.module.css';

interface TextListProps {
  content: JobList;
  numbered?: boolean;
}

function TextList({ content, numbered = false }: TextListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{content.title}</h2>
      <List className={numbered ? styles.numbered : styles.plain} role="list">
        {content.items.map((item) => (
          <li className={styles.item} key={item}>
            {item}
          </li>
        ))}
      </List>
    </section>
  );
}

export interface JobDetailProps {
  job: Job;
  colleagues: readonly TeamMember[];
  content: typeof jobPage;
}

/** The text of the position, and beside it the future colleagues. */
export function JobDetail({ job, colleagues, content: { titles } }: JobDetailProps) {
  return (
    <Section as="div">
      <Columns className={styles.columns} split="4:8">
        <div className={styles.beside}>
          {colleagues.length > 0 && <Colleagues people={colleagues} title={titles.colleagues} />}
        </div>
        <div className={styles.text}>
          <section className={styles.part}>
            <h2 className={styles.heading}>{titles.description}</h2>
            {job.description.map((paragraph) => (
              <p className={styles.paragraph} key={paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
          {job.lists.map((list, index) => (
            <TextList content={list} key={list.title} numbered={index === 0} />
          ))}
        </div>
      </Columns>
    </Section>
  );
}
