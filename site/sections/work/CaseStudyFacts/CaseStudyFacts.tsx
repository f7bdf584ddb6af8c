import { Columns } from '#components/Columns/Columns.tsx';
import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import { TechnologyIcon } from '#components/TechnologyIcon/TechnologyIcon.tsx';
import type { caseStudyPage } from '#content/case-studies.ts';
import type { CaseStudy } from '#content/content.ts';
import styles from './CaseStudyFacts.module.css';

export interface CaseStudyFactsProps {
  content: (typeof caseStudyPage)['facts'];
  study: CaseStudy;
}

/** The case in one sentence, and its facts on a stub. */
export function CaseStudyFacts({ content, study }: CaseStudyFactsProps) {
  return (
    <Section as="div" className={styles.section}>
      <Columns className={styles.columns} split="7:5">
        <p className={styles.statement}>{study.singlepagedescription}</p>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <Label as="dt">{content.industry}</Label>
            <dd>{study.Industry}</dd>
          </div>
          <div className={styles.fact}>
            <Label as="dt">{content.country}</Label>
            <dd>{study.Country}</dd>
          </div>
          {study.Technologies.length > 0 && (
            <div className={styles.fact}>
              <Label as="dt">{content.technologies}</Label>
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
      </Columns>
    </Section>
  );
}
