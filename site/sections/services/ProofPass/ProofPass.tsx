import { clsx } from 'clsx';
import drawn from '#components/Arrow/arrow.module.css';
import { Label } from '#components/Label/Label.tsx';
import { Pass, PassBody, PassStub } from '#components/Pass/Pass.tsx';
import { StretchedLink } from '#components/StretchedLink/StretchedLink.tsx';
import type { CaseStudy } from '#content/content.ts';
import type { serviceProof } from '#content/services.ts';
import styles from './ProofPass.module.css';

export interface ProofPassProps {
  content: typeof serviceProof;
  study: CaseStudy;
  /** What the case proves. */
  text: string;
  className?: string | undefined;
}

/** A boarding pass that links to the case study which proves a service. */
export function ProofPass({ content, study, text, className }: ProofPassProps) {
  return (
    <Pass as="article" beside="narrow" className={clsx(styles.pass, className)} tears>
      <PassStub band="ink" className={styles.stub}>
        <Label className={styles.label} look="accent">
          {content.label}
        </Label>
        <p className={styles.fact}>{study.Industry}</p>
        <p className={styles.fact}>{study.Country}</p>
      </PassStub>
      <PassBody band="mist" className={styles.body}>
        <p className={styles.text}>{text}</p>
        <div className={styles.foot}>
          <h2 className={styles.title}>
            <StretchedLink href={`/case_study/${study.slug}`}>{study.title}</StretchedLink>
          </h2>
          <p aria-hidden="true" className={clsx(styles.action, drawn.arrow)}>
            {content.action}
          </p>
        </div>
      </PassBody>
    </Pass>
  );
}
