import { identity } from '#agency/identity.ts';
import { Breadcrumb } from '#components/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Label } from '#components/Label/Label.tsx';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { Pass, PassBody, PassStub } from '#components/Pass/Pass.tsx';
import { WallSection } from '#components/TileWall/WallSection.tsx';
import type { jobPage } from '#content/careers.ts';
import { dayInWords } from '#content/day-in-words.ts';
import { applicationLink, type Job } from '#content/job.ts';
import { type LitTile, litTiles } from '#drawing/lit-tiles.ts';
import styles from './JobOpening.module.css';

/** In the row above the pass, in another place for each job. */
const litOf = (path: string): readonly LitTile[] => [
  { tone: 'red', end: 1, top: 0, on: 'narrow' },
  { tone: 'brass', end: 4, top: 0, on: 'narrow' },
  ...litTiles(path, 8, 1),
];

export interface JobOpeningProps {
  job: Job;
  /** Whether the last day to apply has passed. */
  isClosed: boolean;
  content: typeof jobPage;
}

/** The position as a boarding pass: title, place and last day, and the application on its stub. */
export function JobOpening({ job, isClosed, content }: JobOpeningProps) {
  const { labels, apply, closed } = content;
  return (
    <WallSection wall={{ lit: litOf(job.page.path), rows: 14, seed: job.page.path }}>
      <PageWidth className={styles.page}>
        <Pass beside="wide" className={styles.pass} stub="last" tears>
          <PassBody band="bone" className={styles.face}>
            <Breadcrumb page={job.page} />
            <h1 className={styles.title}>{job.title}</h1>
            <p className={styles.lead}>{job.lead}</p>
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
                  <time dateTime={job.validThrough}>{dayInWords(job.validThrough)}</time>
                </dd>
              </div>
            </dl>
          </PassBody>
          <PassStub band="bone" className={styles.stub}>
            <p className={styles.send}>{isClosed ? closed.title : apply.what}</p>
            {isClosed ? (
              <ButtonLink className={styles.action} href={closed.action.link}>
                {closed.action.title}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink
                  arrow={false}
                  className={styles.action}
                  href={applicationLink(apply.subject(job.title))}
                >
                  {apply.action}
                </ButtonLink>
                <Label className={styles.address}>{identity.careersEmail}</Label>
              </>
            )}
          </PassStub>
        </Pass>
      </PageWidth>
    </WallSection>
  );
}
