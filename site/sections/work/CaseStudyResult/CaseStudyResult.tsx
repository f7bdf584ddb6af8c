import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { CaseStudy, caseStudyPage } from '#content/case-studies.ts';
import styles from './CaseStudyResult.module.css';

export interface CaseStudyResultProps {
  content: typeof caseStudyPage;
  study: CaseStudy;
}

export function CaseStudyResult({ content, study }: CaseStudyResultProps) {
  return (
    <section className={styles.result} data-band="ink">
      <TileWall
        align="xMinYMid slice"
        className={styles.wall}
        wall={{ seed: `${study.slug} result`, columns: 8, rows: 7, lit: 6 }}
      />
      <div className={styles.words}>
        <h2>{content.conclusion}</h2>
        <p className={styles.text}>{study.conclusion}</p>
        <ButtonLink className={styles.action} href={content.action.link}>
          {content.action.title}
        </ButtonLink>
      </div>
    </section>
  );
}
