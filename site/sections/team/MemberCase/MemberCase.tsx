import { ArrowRight } from '#components/Icon/icons.tsx';
import { Label } from '#components/Label/Label.tsx';
import { PassPiece } from '#components/PassPiece/PassPiece.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { CaseStudy } from '#content/content.ts';
import type { memberPage } from '#content/team.ts';
import styles from './MemberCase.module.css';

export interface MemberCaseProps {
  content: (typeof memberPage)['worked'];
  study: CaseStudy;
  /** What the member did in it. */
  part: string;
}

/** The pass of one case: the member's part is the large print. */
export function MemberCase({ content, study, part }: MemberCaseProps) {
  return (
    <Section band="mist">
      <div className={styles.frame}>
        <div className={styles.pass}>
          <PassPiece band="ink" className={styles.stub} isStub place="first">
            <Label as="h2">{content.title}</Label>
            <p className={styles.place}>
              {study.Industry}
              <span>{study.Country}</span>
            </p>
          </PassPiece>
          <PassPiece band="paper" className={styles.body} place="second">
            <div className={styles.words}>
              <p className={styles.part}>{part}</p>
              <h3 className={styles.title}>
                <a className={styles.link} href={`/case_study/${study.slug}`}>
                  {study.title}
                </a>
              </h3>
              <p aria-hidden="true" className={styles.action}>
                {content.action} <ArrowRight className={styles.arrow} size={18} />
              </p>
            </div>
            <div className={styles.scene}>
              <Picture
                alt=""
                className={styles.picture}
                name={study.image}
                sizes="(width >= 1536px) 36rem, (width >= 1340px) 31.25rem, (width >= 900px) 37.5vw, (width >= 600px) 41vw, calc(100vw - 2.55rem)"
              />
            </div>
          </PassPiece>
        </div>
      </div>
    </Section>
  );
}
