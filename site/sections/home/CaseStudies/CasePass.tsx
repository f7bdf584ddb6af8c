import { clsx } from 'clsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { PassPiece } from '#components/PassPiece/PassPiece.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { CaseStudy } from '#content/content.ts';
import type { caseStudyListOf } from '#content/home.ts';
import styles from './CasePass.module.css';

/** Which part of a picture is read on a phone; a picture that is not here is shown whole. */
const parts: Readonly<Record<string, string | undefined>> = {
  'Back-Office-card': styles.balance,
  'Mahatal-Al-Alam-card': styles.arrival,
  'Haramayn-Hotels-card': styles.nearest,
};

const sizes = {
  whole: '(width >= 1536px) 39rem, (width >= 1200px) 34rem, (width >= 600px) 46vw, 92vw',
  near: '(width >= 1536px) 39rem, (width >= 1200px) 34rem, (width >= 900px) 46vw, (width >= 600px) 90vw, 166vw',
} as const;

export interface CasePassProps {
  content: Pick<ReturnType<typeof caseStudyListOf>, 'facts' | 'action'>;
  study: CaseStudy;
}

/** A wide boarding pass: stub, perforation, title and outcome, and the product bleeding off the edge. */
export function CasePass({ content: { facts, action }, study }: CasePassProps) {
  const link = `/case_study/${study.slug}`;
  const part = typeof study.image === 'string' ? parts[study.image] : undefined;
  return (
    <article className={styles.card}>
      <PassPiece band="mist" className={styles.body} place="second">
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
          className={clsx(styles.picture, part && [styles.near, part])}
          frame={styles.scene}
          name={study.image}
          sizes={part ? sizes.near : sizes.whole}
        />
      </PassPiece>
      <PassPiece band="ink" className={styles.stub} isStub place="first">
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
      </PassPiece>
    </article>
  );
}
