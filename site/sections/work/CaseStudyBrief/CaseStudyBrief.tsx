import { Columns } from '#components/Columns/Columns.tsx';
import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { caseStudyPage } from '#content/case-studies.ts';
import type { CaseStudy } from '#content/content.ts';
import styles from './CaseStudyBrief.module.css';

export interface CaseStudyBriefProps {
  content: typeof caseStudyPage;
  study: CaseStudy;
}

/** The client's requirements: a text on the left, a list on the right. */
export function CaseStudyBrief({ content, study }: CaseStudyBriefProps) {
  return (
    <Section band="mist">
      <Columns className={styles.columns} split="6:6">
        <div className={styles.story}>
          <h2>{content.brief}</h2>
          <p>{study.reqdecs}</p>
        </div>
        {study.requirements.length > 0 && (
          <div className={styles.demands}>
            <Label as="h3" look="ruled">
              {content.requirements}
            </Label>
            <ol className={styles.list} role="list">
              {study.requirements.map((requirement) => (
                <li className={styles.requirement} key={requirement}>
                  {requirement}
                </li>
              ))}
            </ol>
          </div>
        )}
      </Columns>
    </Section>
  );
}
