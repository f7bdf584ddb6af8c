import { Play, X } from 'lucide-react';
import { type HTMLAttributes, useId } from 'react';
import { filmDescriptionsTrack, filmFiles } from '#assets/film/film-files.ts';
import type { film } from '#content/film.ts';
import { filmDescription } from '#content/film-description.ts';
import { starPath } from '#drawing/tile-wall.ts';
import styles from './VideoDialog.module.css';

export interface VideoDialogProps extends HTMLAttributes<HTMLDivElement> {
  film: typeof film;
}

const sign = (
  <>
    <svg aria-hidden="true" className={styles.star} viewBox="0 0 128 128">
      <path d={starPath(64, 64, 64)} />
    </svg>
    <Play aria-hidden="true" className={styles.play} fill="currentColor" size={36} />
  </>
);

/**
 * A star that plays the film in a dialog. It is a link to the film's file until
 * video-dialog.client.ts puts the button in its place; the film itself is a template before it
 * is opened, so nothing of it loads.
 */
export function VideoDialog({ film, className, ...rest }: VideoDialogProps) {
  const id = useId();
  return (
    <div className={className} data-video-dialog="" {...rest}>
      <a className={styles.opener} href={filmFiles.at(-1)?.address}>
        {sign}
        <span className="visually-hidden">{film.open}</span>
      </a>
      <button aria-haspopup="dialog" className={styles.opener} hidden type="button">
        {sign}
        <span className="visually-hidden">{film.open}</span>
      </button>
      <dialog aria-labelledby={`${id}title`} className={styles.dialog}>
        <div className={styles.sheet} data-band="ink">
          <div className={styles.bar}>
            <h2 className={styles.title} id={`${id}title`}>
              {film.title}
            </h2>
            <form method="dialog">
              <button aria-label={film.close} className={styles.close} type="submit">
                <X aria-hidden="true" size={22} />
              </button>
            </form>
          </div>
          <template>
            <video
              aria-describedby={`${id}description`}
              aria-label={film.title}
              className={styles.video}
              controls
              loop
              muted
              playsInline
            >
              {filmFiles.map(({ address, type }) => (
                <source key={type} src={address} type={type} />
              ))}
              <track kind="descriptions" src={filmDescriptionsTrack} srcLang="en" />
            </video>
          </template>
          <details className={styles.more}>
            <summary className={styles.summary}>{film.inWords}</summary>
            <p className={styles.description} id={`${id}description`}>
              {filmDescription}
            </p>
          </details>
        </div>
      </dialog>
    </div>
  );
}
