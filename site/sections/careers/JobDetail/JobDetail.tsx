import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { jobPage } from '#content/jobs/careers.ts';
import { applicationLink, type Job, type JobList } from '#content/jobs/job.ts';
import styles from './JobDetail.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

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
  /** Whether its last day has passed. */
  isClosed: boolean;
  content: typeof jobPage;
}

/** The position in full; its facts stand beside it as a boarding pass does beside a traveller. */
export function JobDetail({ job, isClosed, content }: JobDetailProps) {
  const { labels, titles } = content;
  return (
    <Section as="div">
      <Columns className={styles.columns} split="4:8">
        <aside aria-label={job.title} className={styles.pass}>
          <dl className={styles.facts}>
            <div>
              <Label as="dt">{labels.contract}</Label>
              <dd>{job.facts.contract}</dd>
            </div>
            <div>
              <Label as="dt">{labels.place}</Label>
              <dd>{job.facts.place}</dd>
            </div>
            <div>
              <Label as="dt">{labels.experience}</Label>
              <dd>{job.facts.experience}</dd>
            </div>
            <div>
              <Label as="dt">{isClosed ? labels.closed : labels.validThrough}</Label>
              <dd>
                <time dateTime={job.validThrough}>{day.format(new Date(job.validThrough))}</time>
              </dd>
            </div>
          </dl>
          {isClosed ? (
            <ButtonLink href={content.closed.action.link}>{content.closed.action.title}</ButtonLink>
          ) : (
            <ButtonLink href={applicationLink(content.apply.subject(job.title))}>
              {content.apply.action}
            </ButtonLink>
          )}
        </aside>
        <div className={styles.text}>
          <section className={styles.part}>
            <h2 className={styles.heading}>{titles.description}</h2>
            {job.description.map((paragraph) => (
              <p className={styles.paragraph} key={paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
          <TextList
            content={{ title: titles.responsibilities, items: job.responsibilities }}
            numbered
          />
          <TextList content={job.requirements} />
          {job.extra && <TextList content={job.extra} />}
        </div>
      </Columns>
    </Section>
  );
}
