import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { aboutIntro } from '../../content/about.ts';
import styles from './AboutIntro.module.css';

export interface AboutIntroProps {
  content: typeof aboutIntro;
  /** What opens the film, where the page has it. */
  children?: ReactNode;
}

/** A statement set large; the tall picture beside it, the wide one laid over its foot. */
export function AboutIntro({ content, children }: AboutIntroProps) {
  const { tall, wide } = content.pictures;
  return (
    <Section>
      <div className={styles.sheet}>
        <h2 className={styles.statement}>{content.statement}</h2>
        <Picture
          alt={tall.alt}
          className={styles.tall}
          name={tall.name}
          sizes="(min-width: 1200px) 490px, (min-width: 900px) 38vw, 60vw"
        />
        <Picture
          alt={wide.alt}
          className={styles.wide}
          name={wide.name}
          sizes="(min-width: 1200px) 600px, (min-width: 900px) 46vw, 60vw"
        />
        <div className={styles.text}>
          <p className={styles.lead}>{content.lead}</p>
          <div className={styles.rest}>
            {content.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {children}
          </div>
        </div>
      </div>
    </Section>
  );
}
