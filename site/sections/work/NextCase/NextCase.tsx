import { clsx } from 'clsx';
import drawn from '#components/Arrow/arrow.module.css';
import { Columns } from '#components/Columns/Columns.tsx';
import { Label } from '#components/Label/Label.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Section } from '#components/Section/Section.tsx';
import { StretchedLink } from '#components/StretchedLink/StretchedLink.tsx';
import type { caseStudyPage } from '#content/case-studies.ts';
import type { CaseStudy } from '#content/content.ts';
import styles from './NextCase.module.css';

export interface NextCaseProps {
  content: (typeof caseStudyPage)['next'];
  study: CaseStudy;
}

export function NextCase({ content, study }: NextCaseProps) {
  return (
    <Section className={styles.band}>
      <Columns className={styles.next} split="6:6">
        <div className={styles.words}>
          <Label>{content.label}</Label>
          <h2>
            <StretchedLink href={`/case_study/${study.slug}`}>{study.title}</StretchedLink>
          </h2>
          <p className={styles.short}>{study.shorttitle}</p>
          <p aria-hidden="true" className={clsx(styles.action, drawn.arrow)}>
            {content.action}
          </p>
        </div>
        <Picture
          alt=""
          className={styles.picture}
          name={study.image}
          phone={study.phoneimage}
          sizes="(width >= 1536px) 688px, (width >= 1320px) 592px, (width >= 900px) 44vw, calc(100vw - 2 * clamp(1.25rem, 0.67rem + 2.6vw, 2.5rem))"
        />
      </Columns>
    </Section>
  );
}
