import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { career } from '#content/jobs/careers.ts';
import type { Job } from '#content/jobs/job.ts';
import styles from './DeparturesList.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

export interface DeparturesListProps {
  content: (typeof career)['board'];
  jobs: readonly Job[];
}

/** Open positions on a departures board; its rows flip once when the page arrives. */
export function DeparturesList({ content, jobs }: DeparturesListProps) {
  const { labels } = content;
  return (
    <Section>
      <h2 className={styles.title}>{content.title}</h2>
      <div className={styles.frame}>
        <div className={styles.board} data-band="ink">
          {/* Each row names its own values; the head is for the eye. */}
          <Label aria-hidden="true" as="div" className={styles.head}>
            <span>{labels.position}</span>
            <span>{labels.contract}</span>
            <span>{labels.place}</span>
            <span>{labels.validThrough}</span>
          </Label>
          <ol className={styles.rows} role="list">
            {jobs.map(({ page, title, shortDescription, facts, validThrough }) => (
              <li className={styles.row} key={page.path}>
                <div className={styles.position}>
                  <h3 className={styles.name}>{title}</h3>
                  <p className={styles.text}>{shortDescription}</p>
                </div>
                <dl className={styles.facts}>
                  <div>
                    <Label as="dt" className={styles.label}>
                      {labels.contract}
                    </Label>
                    <dd>{facts.contract}</dd>
                  </div>
                  <div>
                    <Label as="dt" className={styles.label}>
                      {labels.place}
                    </Label>
                    <dd>{facts.place}</dd>
                  </div>
                  <div>
                    <Label as="dt" className={styles.label}>
                      {labels.validThrough}
                    </Label>
                    <dd className={styles.deadline}>
                      <time dateTime={validThrough}>{day.format(new Date(validThrough))}</time>
                    </dd>
                  </div>
                </dl>
                <ButtonLink
                  aria-label={`${content.action}: ${title}`}
                  className={styles.action}
                  data-scroll-to-top=""
                  href={page.path}
                  look="quiet"
                >
                  {content.action}
                </ButtonLink>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
