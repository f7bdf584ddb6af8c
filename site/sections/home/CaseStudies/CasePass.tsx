import { clsx } from 'clsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { shows } from '#components/MovingPicture/shows.ts';
import { Pass, PassBody, PassStub } from '#components/Pass/Pass.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { CaseStudy } from '#content/content.ts';
import type { caseStudyListOf } from '#content/home.ts';
import styles from './CasePass.module.css';

const sizes = '(width >= 1200px) 34rem, (width >= 900px) 22rem, (width >= 600px) 46vw, 92vw';

/** Upright drawings with their list at the bottom, where the others are cropped. */
const footed: ReadonlySet<unknown> = new Set(['Mahatal-Al-Alam-phone']);

export interface CasePassProps {
  content: Pick<ReturnType<typeof caseStudyListOf>, 'facts' | 'action'>;
  study: CaseStudy;
}

/** A wide boarding pass: stub, title, outcome, and the product up to the edge. */
export function CasePass({ content: { facts, action }, study }: CasePassProps) {
  const link = `/case_study/${study.slug}`;
  return (
    <Pass as="li" beside="wide" className={styles.pass} {...shows('case', study.slug)} tears>
      <PassBody band="mist" className={styles.body}>
        <div className={styles.words}>
          <p className={styles.kind}>{study.shorttitle}</p>
          <h3 className={styles.title}>
            <a href={link}>{study.title}</a>
          </h3>
          <p>{study.description}</p>
          <ButtonLink
            aria-label={`${action}: ${study.title}`}
            className={styles.action}
            href={link}
            look="quiet"
          >
            {action}
          </ButtonLink>
        </div>
        <Picture
          alt=""
          className={clsx(styles.picture, footed.has(study.phoneimage) && styles.footed)}
          frame={styles.scene}
          name={study.image}
          sizes={sizes}
          tablet={study.phoneimage}
          tabletBelow={1200}
        />
      </PassBody>
      <PassStub band="ink" className={styles.stub}>
        <dl className={styles.facts}>
          <dt>{facts.industry}</dt>
          <dd>{study.Industry}</dd>
          <dt>{facts.country}</dt>
          <dd>{study.Country}</dd>
          {study.Technologies.length > 0 && (
            <>
              <dt>{facts.technologies}</dt>
              <dd>{study.Technologies.join(', ')}</dd>
            </>
          )}
        </dl>
      </PassStub>
    </Pass>
  );
}
