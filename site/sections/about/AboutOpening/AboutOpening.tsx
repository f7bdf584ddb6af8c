import type { ReactNode } from 'react';
import { Label } from '#components/Label/Label.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import styles from './AboutOpening.module.css';

export interface AboutOpeningProps {
  content: { readonly title: string; readonly lead: string; readonly filmTitle: string };
  /** The button that plays the film. */
  children: ReactNode;
}

/** The title beside a still of the film, with the play button on an empty part of the still. */
export function AboutOpening({ content, children }: AboutOpeningProps) {
  return (
    <section className={styles.opening} data-band="ink">
      <div className={styles.words}>
        <h1 className={styles.title}>{content.title}</h1>
        <p className={styles.lead}>{content.lead}</p>
      </div>
      <div className={styles.still}>
        <Picture alt="" className={styles.upright} name="film-still-upright" sizes="60vw" />
        <Picture
          alt=""
          className={styles.wide}
          name="film-still"
          sizes="(width >= 900px) 66vw, 100vw"
        />
        <div className={styles.play}>{children}</div>
      </div>
      <Label aria-hidden="true" className={styles.filmTitle}>
        {content.filmTitle}
      </Label>
    </section>
  );
}
