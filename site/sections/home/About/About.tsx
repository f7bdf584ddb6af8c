import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { TileWall } from '#components/TileWall/TileWall.tsx';
import type { aboutUs } from '#content/home.ts';
import { BookingStory } from '../BookingStory/BookingStory.tsx';
import styles from './About.module.css';

export interface AboutProps {
  content: typeof aboutUs;
  /** The button that plays the film. */
  children?: ReactNode;
}

/** A large statement, and below it one booking as four people see it. */
export function About({ content, children }: AboutProps) {
  return (
    <section className={styles.about} data-band="paper">
      <PageWidth className={styles.words}>
        <h2 className={styles.statement}>{content.statement}</h2>
        <div className={styles.text}>
          <p>{content.text}</p>
          <ButtonLink className={styles.action} href={content.action.link}>
            {content.action.title}
          </ButtonLink>
        </div>
      </PageWidth>
      <div className={styles.stage} data-band="mist">
        <TileWall calm="none" columns={27} rows={14} seed="daylight" />
        <BookingStory className={styles.scene} content={content.story}>
          <div className={styles.film}>{children}</div>
        </BookingStory>
      </div>
    </section>
  );
}
