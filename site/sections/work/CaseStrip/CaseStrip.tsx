import { ArrowRight } from '#components/Icon/icons.tsx';
import { Label } from '#components/Label/Label.tsx';
import { PassPiece } from '#components/PassPiece/PassPiece.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { caseStripOf } from '#content/portfolio.ts';
import styles from './CaseStrip.module.css';

export interface CaseStripProps {
  content: ReturnType<typeof caseStripOf>;
}

/** A boarding pass for every case study: it leads there, and its stub tears a little on the way. */
export function CaseStrip({ content }: CaseStripProps) {
  return (
    <Section band="ink">
      <h2 className={styles.title}>{content.title}</h2>
      <ul className={styles.passes} role="list">
        {content.cases.map(({ slug, title, shorttitle, Industry, Country }) => (
          <li className={styles.pass} key={slug}>
            <PassPiece band="paper" className={styles.body} place="first">
              <Label>{shorttitle}</Label>
              <h3 className={styles.name}>
                <a className={styles.link} href={`/case_study/${slug}`}>
                  {title}
                </a>
              </h3>
            </PassPiece>
            <PassPiece band="bone" className={styles.stub} isStub place="second">
              <p>
                {Industry}
                <span className={styles.country}>{Country}</span>
              </p>
              <p aria-hidden="true" className={styles.action}>
                {content.action} <ArrowRight size={18} />
              </p>
            </PassPiece>
          </li>
        ))}
      </ul>
    </Section>
  );
}
