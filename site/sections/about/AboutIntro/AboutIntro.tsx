import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { aboutIntro } from '#content/about.ts';
import styles from './AboutIntro.module.css';

export interface AboutIntroProps {
  content: typeof aboutIntro;
}

/** A large statement, a tall picture beside it, and a wide one overlapping its lower end. */
export function AboutIntro({ content }: AboutIntroProps) {
  const { tall, wide } = content.pictures;
  return (
    <Section>
      <div className={styles.sheet}>
        <h2 className={styles.statement}>{content.statement}</h2>
        <div className={styles.text}>
          <p className={styles.lead}>{content.lead}</p>
          <div className={styles.rest}>
            {content.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ButtonLink className={styles.action} href={content.action.link} look="quiet">
              {content.action.title}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.tall}>
          <Picture
            alt={tall.alt}
            className={styles.picture}
            name={tall.name}
            sizes="(width >= 1536px) 700px, (width >= 900px) 48vw, (width >= 600px) 40vw, 90vw"
          />
        </div>
        <div className={styles.wide}>
          <Picture
            alt={wide.alt}
            className={styles.picture}
            name={wide.name}
            sizes="(width >= 1536px) 840px, (width >= 900px) 56vw, (width >= 600px) 55vw, 90vw"
          />
        </div>
      </div>
    </Section>
  );
}
