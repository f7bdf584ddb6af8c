import type { ReactNode } from 'react';
import { Picture } from '#components/Picture/Picture.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { aboutIntro } from '#content/about.ts';
import styles from './AboutIntro.module.css';

export interface AboutIntroProps {
  content: typeof aboutIntro & { readonly filmTitle: string };
  /** What plays the film. */
  children?: ReactNode;
}

/** A statement set large; the tall picture beside it, the wide one laid over its foot. */
export function AboutIntro({ content, children }: AboutIntroProps) {
  const { tall, wide } = content.pictures;
  return (
    <Section>
      <div className={styles.sheet}>
        <h2 className={styles.statement}>{content.statement}</h2>
        <div className={styles.text}>
          <div className={styles.opening}>
            <p className={styles.lead}>{content.lead}</p>
            <div className={styles.film}>
              {children}
              <p aria-hidden="true" className={styles.filmTitle}>
                {content.filmTitle}
              </p>
            </div>
          </div>
          <div className={styles.rest}>
            {content.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className={styles.tall} data-when-near="">
          <Picture
            alt={tall.alt}
            className={styles.picture}
            name={tall.name}
            sizes="(min-width: 1200px) 490px, (min-width: 900px) 40vw, 60vw"
          />
        </div>
        <div className={styles.wide} data-when-near="">
          <Picture
            alt={wide.alt}
            className={styles.picture}
            name={wide.name}
            sizes="(min-width: 1200px) 820px, (min-width: 900px) 62vw, 75vw"
          />
        </div>
      </div>
    </Section>
  );
}
