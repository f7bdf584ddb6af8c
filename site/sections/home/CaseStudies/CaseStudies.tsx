import { Section } from '#components/Section/Section.tsx';
import type { CaseStudy } from '#content/content.ts';
import type { caseStudyListOf } from '#content/home.ts';
import { CasePass } from './CasePass.tsx';
import styles from './CaseStudies.module.css';

export interface CaseStudiesProps {
  content: ReturnType<typeof caseStudyListOf> & { readonly cases: readonly CaseStudy[] };
}

export function CaseStudies({ content }: CaseStudiesProps) {
  return (
    <Section>
      <h2 className={styles.title}>{content.title}</h2>
      <ol className={styles.passes} role="list">
        {content.cases.map((study) => (
          <CasePass content={content} key={study.slug} study={study} />
        ))}
      </ol>
    </Section>
  );
}
