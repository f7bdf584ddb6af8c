import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { CaseStudy, caseStudyPage } from '#content/case-studies.ts';
import { litTiles } from '#drawing/lit-tiles.ts';
import styles from './CaseStudyResult.module.css';

export interface CaseStudyResultProps {
  content: typeof caseStudyPage;
  study: CaseStudy;
}

export function CaseStudyResult({ content, study }: CaseStudyResultProps) {
  return (
    <section className={styles.result} data-band="ink">
      <div className={styles.wall}>
        <TileWall
          calm="none"
          columns={10}
          lit={litTiles(study.slug, 4, 4)}
          rows={8}
          seed={study.slug}
        />
      </div>
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
