import { type MouseEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { filmDescriptionsTrack, filmFiles } from '#assets/film/film-files.ts';
import { play as playSign } from '#assets/signs/signs.ts';
import { Cross } from '#components/Icon/icons.tsx';
import type { film } from '#content/film.ts';
import { starPath } from '#drawing/star.ts';
import styles from './VideoDialog.module.css';

export interface VideoDialogProps {
  content: typeof film;
}

/** Plays the film as soon as it is in the page, and lets go of its file when it leaves. */
function play(video: HTMLVideoElement) {
  // A browser that will not play by itself shows its controls.
  video.play().catch(() => undefined);
  return () => {
    video.pause();
    for (const source of video.querySelectorAll('source')) source.removeAttribute('src');
    video.load();
  };
}

/**
 * A star that plays the film in a dialog (specification, section 2: closed by default, autoplay). The
 * film is in the page only while the dialog is open: nothing of it loads before. Without a script the
 * star is a form that leads to the film's file.
 */
export function VideoDialog({ content }: VideoDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  const open = (event: SubmitEvent) => {
    event.preventDefault();
    // The dialog gives the focus to the first control that is in it.
    flushSync(() => setOpen(true));
    dialog.current?.showModal();
  };
  const closeBeside = (event: MouseEvent) => {
    // The dialog fills the window: what is clicked beside its sheet is the dialog itself.
    if (event.target === dialog.current) dialog.current.close();
  };

  return (
    <>
      <form action={filmFiles.at(-1)?.address} onSubmit={open}>
        <button
          aria-haspopup="dialog"
          aria-label={content.open}
          className={styles.opener}
          type="submit"
        >
          <svg
            aria-hidden="true"
            className={styles.drawing}
            height={128}
            viewBox="0 0 128 128"
            width={128}
          >
            <path className={styles.star} d={starPath(64, 64, 64)} />
            {/* A triangle looks centred only when it is a little to the right. */}
            <path
              className={styles.play}
              d={playSign}
              transform="translate(48.64 46.08) scale(1.49333)"
            />
          </svg>
        </button>
      </form>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape and by its button */}
      <dialog
        aria-label={content.title}
        className={styles.dialog}
        onClick={closeBeside}
        onClose={() => setOpen(false)}
        ref={dialog}
      >
        {isOpen && (
          <div className={styles.sheet} data-band="ink">
            <div className={styles.bar}>
              <h2 className={styles.title}>{content.title}</h2>
              <form method="dialog">
                <button aria-label={content.close} className={styles.close} type="submit">
                  <Cross aria-hidden="true" size={22} />
                </button>
              </form>
            </div>
            <video
              aria-describedby={`${id}description`}
              aria-label={content.title}
              className={styles.video}
              controls
              loop
              muted
              playsInline
              ref={play}
            >
              {filmFiles.map(({ address, type }) => (
                <source key={type} src={address} type={type} />
              ))}
              <track kind="descriptions" src={filmDescriptionsTrack} srcLang="en" />
            </video>
            {/* What stands in closed details describes nothing; what is hidden does. */}
            <p hidden id={`${id}description`}>
              {content.description}
            </p>
            <details className={styles.more}>
              <summary className={styles.summary}>{content.inWords}</summary>
              <p className={styles.description}>{content.description}</p>
            </details>
          </div>
        )}
      </dialog>
    </>
  );
}
