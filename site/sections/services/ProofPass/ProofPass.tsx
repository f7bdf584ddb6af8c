import { clsx } from 'clsx';
import { ArrowRight } from '#components/Icon/icons.tsx';
import { Label } from '#components/Label/Label.tsx';
import { PassPiece } from '#components/PassPiece/PassPiece.tsx';
import type { CaseStudy } from '#content/content.ts';
import type { serviceProof } from '#content/services.ts';
import styles from './ProofPass.module.css';

export interface ProofPassProps {
  content: typeof serviceProof;
  study: CaseStudy;
  /** What to look at there. */
  text: string;
  className?: string | undefined;
}

/** A boarding pass to the case study that proves a service: stub, perforation, and what to look at. */
export function ProofPass({ content, study, text, className }: ProofPassProps) {
  return (
    <article className={clsx(styles.pass, className)}>
      <div className={styles.card}>
        <PassPiece band="ink" className={styles.stub} isStub place="first">
          <Label className={styles.label} look="accent">
            {content.label}
          </Label>
          <p className={styles.fact}>{study.Industry}</p>
          <p className={styles.fact}>{study.Country}</p>
        </PassPiece>
        <PassPiece band="mist" className={styles.body} place="second">
          <p className={styles.text}>{text}</p>
          <div className={styles.foot}>
            <h2 className={styles.title}>
              <a className={styles.link} href={`/case_study/${study.slug}`}>
                {study.title}
              </a>
            </h2>
            <p aria-hidden="true" className={styles.action}>
              {content.action} <ArrowRight className={styles.arrow} size={18} />
            </p>
          </div>
        </PassPiece>
      </div>
    </article>
  );
}
