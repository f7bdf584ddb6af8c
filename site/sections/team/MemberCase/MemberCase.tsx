import { clsx } from 'clsx';
import drawn from '#components/Arrow/arrow.module.css';
import { Label } from '#components/Label/Label.tsx';
import { shows } from '#components/MovingPicture/shows.ts';
import { Pass, PassBody, PassStub } from '#components/Pass/Pass.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Section } from '#components/Section/Section.tsx';
import { StretchedLink } from '#components/StretchedLink/StretchedLink.tsx';
import type { CaseStudy } from '#content/content.ts';
import type { memberPage } from '#content/team.ts';
import styles from './MemberCase.module.css';

export interface MemberCaseProps {
  content: (typeof memberPage)['worked'];
  study: CaseStudy;
  /** The member's part in the case. */
  part: string;
}

/** The pass of a case, with the member's part in large print. */
export function MemberCase({ content, study, part }: MemberCaseProps) {
  return (
    <Section band="mist">
      <Pass beside="wide" className={styles.pass} {...shows('case', study.slug)} tears>
        <PassStub band="ink" className={styles.stub}>
          <Label as="h2">{content.title}</Label>
          <p className={styles.place}>
            {study.Industry}
            <span>{study.Country}</span>
          </p>
        </PassStub>
        <PassBody band="paper" className={styles.body}>
          <div className={styles.words}>
            <p className={styles.part}>{part}</p>
            <h3 className={styles.title}>
              <StretchedLink href={`/case_study/${study.slug}`}>{study.title}</StretchedLink>
            </h3>
            <p aria-hidden="true" className={clsx(styles.action, drawn.arrow)}>
              {content.action}
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
        </PassBody>
      </Pass>
    </Section>
  );
}
