import { clsx } from 'clsx';
import drawn from '#components/Arrow/arrow.module.css';
import { Label } from '#components/Label/Label.tsx';
import { Pass, PassBody, PassStub } from '#components/Pass/Pass.tsx';
import { Section } from '#components/Section/Section.tsx';
import { StretchedLink } from '#components/StretchedLink/StretchedLink.tsx';
import type { caseStripOf } from '#content/portfolio.ts';
import styles from './CaseStrip.module.css';

export interface CaseStripProps {
  content: ReturnType<typeof caseStripOf>;
}

/** A boarding pass for every case study: it leads there, and its stub tears a little on the way. */
export function CaseStrip({ content }: CaseStripProps) {
  return (
    <Section band="mist">
      <h2 className={styles.title}>{content.title}</h2>
      <ul className={styles.passes} role="list">
        {content.cases.map(({ slug, title, shorttitle, Industry, Country }) => (
          <Pass as="li" beside="narrow" className={styles.pass} key={slug} stub="last" tears>
            <PassBody band="paper" className={styles.body}>
              <Label>{shorttitle}</Label>
              <h3 className={styles.name}>
                <StretchedLink href={`/case_study/${slug}`}>{title}</StretchedLink>
              </h3>
            </PassBody>
            <PassStub band="bone" className={styles.stub}>
              <p>
                {Industry}
                <span className={styles.country}>{Country}</span>
              </p>
              <p aria-hidden="true" className={clsx(styles.action, drawn.arrow)}>
                {content.action}
              </p>
            </PassStub>
          </Pass>
        ))}
      </ul>
    </Section>
  );
}
