import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { aboutUs } from '#content/home.ts';
import styles from './About.module.css';

export interface AboutProps {
  content: typeof aboutUs;
  /** What plays the film. */
  children?: ReactNode;
}

/** A statement set large, and a tall still of the film with a star as its play button. */
export function About({ content, children }: AboutProps) {
  return (
    <Section>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 className={styles.statement}>{content.statement}</h2>
          <div className={styles.text}>
            {content.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ButtonLink className={styles.action} href={content.action.link}>
              {content.action.title}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.still}>
          <Picture
            alt=""
            className={styles.picture}
            name="about-route"
            sizes="(width >= 1200px) 31rem, (width >= 600px) 40vw, 92vw"
          />
          <div className={styles.film}>{children}</div>
        </div>
      </div>
    </Section>
  );
}
