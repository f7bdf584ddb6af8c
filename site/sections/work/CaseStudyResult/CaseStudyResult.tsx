import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { caseStudyPage } from '#content/case-studies.ts';
import type { CaseStudy } from '#content/content.ts';
import { type LitTile, litTiles } from '#drawing/lit-tiles.ts';
import styles from './CaseStudyResult.module.css';

/** On a small screen the wall is one row above the text. */
const litAbove: readonly LitTile[] = [
  { tone: 'brass', end: 1, top: 0, on: 'narrow' },
  { tone: 'red', end: 4, top: 0, on: 'narrow' },
];

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
          lit={[...litTiles(study.slug, 4, 4), ...litAbove]}
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
