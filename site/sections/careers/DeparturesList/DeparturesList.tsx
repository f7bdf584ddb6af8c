import { clsx } from 'clsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Label } from '#components/Label/Label.tsx';
import type { career } from '#content/careers.ts';
import type { Job } from '#content/job.ts';
import styles from './DeparturesList.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

interface DepartureProps {
  job: Job;
  isClosed: boolean;
  content: (typeof career)['board'];
}

function Departure({ job, isClosed, content: { labels, action } }: DepartureProps) {
  const { page, title, shortDescription, facts, validThrough } = job;
  return (
    <li className={styles.row}>
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
            {isClosed ? labels.closed : labels.validThrough}
          </Label>
          <dd className={clsx(styles.deadline, isClosed && styles.past)}>
            {/* For widths at which the row's own label is hidden. */}
            {isClosed && (
              <span aria-hidden="true" className={styles.status}>
                {labels.closed}
              </span>
            )}
            <time dateTime={validThrough}>{day.format(new Date(validThrough))}</time>
          </dd>
        </div>
      </dl>
      <ButtonLink
        aria-label={`${action}: ${title}`}
        className={styles.action}
        data-scroll-to-top=""
        href={page.path}
        look="quiet"
      >
        {action}
      </ButtonLink>
    </li>
  );
}

export interface DeparturesListProps {
  content: (typeof career)['board'];
  open: readonly Job[];
  /** Positions whose last day has passed, marked and listed below the others. */
  closed: readonly Job[];
}

/** The row for visitors who find no position above. */
function Unlisted({ labels, unlisted }: Pick<(typeof career)['board'], 'labels' | 'unlisted'>) {
  const { title, text, facts, action } = unlisted;
  return (
    <div className={clsx(styles.row, styles.unlisted)}>
      <div className={styles.position}>
        <h3 className={clsx(styles.name, styles.yours)}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      <dl className={styles.facts}>
        {(['contract', 'place', 'validThrough'] as const).map((fact) => (
          <div key={fact}>
            <Label as="dt" className={styles.label}>
              {labels[fact]}
            </Label>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink className={styles.action} href={action.link} look="quiet">
        {action.title}
      </ButtonLink>
    </div>
  );
}

/** Positions on a departures board, whose rows flip once when the page opens. */
export function DeparturesList({ content, open, closed }: DeparturesListProps) {
  const { labels } = content;
  return (
    <div className={styles.frame}>
      <div className={styles.board}>
        <div className={styles.head}>
          <Label as="h2" look="plain">
            {open.length > 0 ? content.title : content.titleWhenNoneOpen}
          </Label>
          {/* Hidden from screen readers, because each row labels its own values. */}
          {[labels.contract, labels.place, labels.validThrough].map((label) => (
            <Label aria-hidden="true" as="span" className={styles.column} key={label}>
              {label}
            </Label>
          ))}
        </div>
        <ol className={styles.rows} role="list">
          {open.map((job) => (
            <Departure content={content} isClosed={false} job={job} key={job.page.path} />
          ))}
          {closed.map((job) => (
            <Departure content={content} isClosed job={job} key={job.page.path} />
          ))}
        </ol>
        <Unlisted labels={labels} unlisted={content.unlisted} />
      </div>
    </div>
  );
}
