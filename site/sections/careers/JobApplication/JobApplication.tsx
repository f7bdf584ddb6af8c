import { clsx } from 'clsx';
import { identity } from '#agency/identity.ts';
import drawn from '#components/Arrow/arrow.module.css';
import { Columns } from '#components/Columns/Columns.tsx';
import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { jobPage } from '#content/careers.ts';
import { dayInWords } from '#content/day-in-words.ts';
import { applicationLink, type Job } from '#content/job.ts';
import styles from './JobApplication.module.css';

export interface JobApplicationProps {
  job: Job;
  /** Whether the last day to apply has passed. */
  isClosed: boolean;
  /** The open positions. */
  others: readonly Job[];
  content: typeof jobPage;
}

/** How to apply, and the other open positions. */
export function JobApplication({ job, isClosed, others, content }: JobApplicationProps) {
  const { title, text, subject } = isClosed
    ? content.closed
    : { ...content.apply, title: content.titles.apply };
  return (
    <Section band="mist">
      <Columns className={styles.columns} split="7:5">
        <div className={styles.apply}>
          <h2>{title}</h2>
          <p className={styles.text}>
            {text}{' '}
            <a className={styles.address} href={applicationLink(subject(job.title))}>
              {identity.careersEmail}
            </a>
          </p>
          <p className={styles.note}>{content.apply.note}</p>
          {!isClosed && (
            <p className={styles.deadline}>
              <Label as="span">{content.labels.validThrough}</Label>
              <time dateTime={job.validThrough}>{dayInWords(job.validThrough)}</time>
            </p>
          )}
        </div>
        {others.length > 0 && (
          <nav aria-labelledby="other-jobs">
            <Label as="h3" className={styles.label} id="other-jobs">
              {content.titles.others}
            </Label>
            <ul className={styles.others} role="list">
              {others.map(({ page, title }) => (
                <li className={styles.other} key={page.path}>
                  <a className={clsx(styles.link, drawn.arrow)} href={page.path}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Columns>
    </Section>
  );
}
