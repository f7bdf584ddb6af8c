import { type MouseEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { filmDescriptionsTrack, filmFiles } from '#assets/film/film-files.ts';
import { play as playIcon } from '#assets/icons/icons.ts';
import { Cross } from '#components/Icon/icons.tsx';
import type { film } from '#content/film.ts';
import { starPath } from '#drawing/star.ts';
import styles from './VideoDialog.module.css';

export interface VideoDialogProps {
  content: typeof film;
}

/** A ref callback: plays the film when it is mounted and releases its file when it is removed. */
function play(video: HTMLVideoElement) {
  // If the browser blocks autoplay, its controls remain.
  video.play().catch(() => undefined);
  return () => {
    video.pause();
    for (const source of video.querySelectorAll('source')) source.removeAttribute('src');
    video.load();
  };
}

/**
 * A star that plays the film in a dialog (specification, section 2: closed by default, autoplay).
 * The video is rendered only while the dialog is open, so nothing loads before. Without JavaScript
 * the star is a form that opens the film's file.
 */
export function VideoDialog({ content }: VideoDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  const open = (event: SubmitEvent) => {
    event.preventDefault();
    // Render the content first: `showModal` focuses the first control in the dialog.
    flushSync(() => setOpen(true));
    dialog.current?.showModal();
  };
  const closeBeside = (event: MouseEvent) => {
    // The dialog fills the window, so a click beside its sheet has the dialog as target.
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
            {/* Moved to the right a little, so that the triangle looks centred. */}
            <path
              className={styles.play}
              d={playIcon}
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
            {/* `aria-describedby` reads hidden text, but not text in closed details. */}
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
