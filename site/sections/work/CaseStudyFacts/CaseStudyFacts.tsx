import { Label } from '#components/Label/Label.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Section } from '#components/Section/Section.tsx';
import { TechnologyIcon } from '#components/TechnologyIcon/TechnologyIcon.tsx';
import type { CaseStudy, caseStudyPage } from '#content/case-studies.ts';
import styles from './CaseStudyScene.module.css';

export interface CaseStudySceneProps {
  content: (typeof caseStudyPage)['facts'];
  study: CaseStudy;
}

/** The product itself, reaching up into the banner, and the stub with the facts below it. */
export function CaseStudyScene({ content, study }: CaseStudySceneProps) {
  return (
    <Section as="div" className={styles.section}>
      <Picture
        alt={study.imageDescription}
        className={styles.scene}
        name={study.singlepageimage ?? study.image}
        priority
        sizes="(min-width: 1320px) 1240px, (min-width: 900px) 94vw, 66vw"
      />
      <div className={styles.stub}>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <Label as="dt" className={styles.label}>
              {content.industry}
            </Label>
            <dd>{study.Industry}</dd>
          </div>
          <div className={styles.fact}>
            <Label as="dt" className={styles.label}>
              {content.country}
            </Label>
            <dd>{study.Country}</dd>
          </div>
          {study.Technologies.length > 0 && (
            <div className={styles.fact}>
              <Label as="dt" className={styles.label}>
                {content.technologies}
              </Label>
              <dd>
                <ul className={styles.technologies} role="list">
                  {study.Technologies.map((technology) => (
                    <li className={styles.technology} key={technology}>
                      <TechnologyIcon className={styles.icon} technology={technology} />
                      {technology}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </Section>
  );
}
