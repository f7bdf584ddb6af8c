import { Breadcrumb } from '#components/Breadcrumb/Breadcrumb.tsx';
import { Label } from '#components/Label/Label.tsx';
import { shows } from '#components/MovingPicture/shows.ts';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { CaseStudy } from '#content/content.ts';
import type { Page } from '#content/page.ts';
import { litTiles } from '#drawing/lit-tiles.ts';
import styles from './CaseStudyOpening.module.css';

export interface CaseStudyOpeningProps {
  page: Page;
  study: CaseStudy;
}

/**
 * The title, and the product itself on the wall below it: on a phone one screen of it, readable.
 */
export function CaseStudyOpening({ page, study }: CaseStudyOpeningProps) {
  return (
    <section className={styles.opening} data-band="ink">
      <TileWall lit={litTiles(page.path, 2, 3)} rows={8} seed={page.path} />
      <PageWidth className={styles.page}>
        <div className={styles.words}>
          <Breadcrumb page={page} />
          <Label className={styles.kind}>{study.shorttitle}</Label>
          <h1 className={styles.title}>{study.title}</h1>
        </div>
        <Picture
          alt={study.imageDescription}
          className={styles.scene}
          {...shows('case', study.slug)}
          name={study.singlepageimage}
          phone={study.phoneimage}
          priority
          sizes="(width >= 1536px) 1440px, (width >= 1320px) 1248px, (width >= 600px) 92vw, 86vw"
          tablet={study.singlepageimage === study.image ? undefined : study.image}
        />
      </PageWidth>
    </section>
  );
}
