import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { teamIntro } from '#content/team.ts';
import styles from './TeamIntro.module.css';

export interface TeamIntroProps {
  content: typeof teamIntro;
}

export function TeamIntro({ content }: TeamIntroProps) {
  return (
    <Section>
      <Columns className={styles.columns} split="6:6">
        <h2 className={styles.title}>{content.title}</h2>
        <div className={styles.words}>
          {content.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink className={styles.action} href={content.action.link}>
            {content.action.title}
          </ButtonLink>
        </div>
      </Columns>
    </Section>
  );
}
