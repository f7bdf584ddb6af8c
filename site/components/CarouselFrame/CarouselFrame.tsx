import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { carousel } from '#content/carousel.ts';
import styles from './CarouselFrame.module.css';

export interface CarouselFrameProps extends HTMLAttributes<HTMLElement> {
  /** What passes by in it. */
  label: string;
  slides: readonly {
    readonly key: string;
    readonly content: ReactNode;
    /** Its place among all, for those who cannot see it. */
    readonly label: string;
    readonly inert?: boolean;
  }[];
  /** Whether a script moves the slides; otherwise they are swiped and scrolled. */
  isRunning: boolean;
  frame: Ref<HTMLDivElement>;
  /** For the eye alone: what stands beside the first slide, as in a round the last one would. */
  before?: ReactNode;
  /** The controls. */
  children: ReactNode;
}

/** The classes a script finds the slides by. */
export const carouselClasses = { wrapper: styles.slides ?? '', slide: styles.slide ?? '' };

/** A row of slides in a window: without a script a plain list that snaps from one to the next. */
export function CarouselFrame({
  label,
  slides,
  isRunning,
  frame,
  before,
  className,
  children,
  ...rest
}: CarouselFrameProps) {
  return (
    <section
      aria-label={label}
      aria-roledescription={carousel.role}
      className={clsx(styles.carousel, className)}
      {...rest}
    >
      <div
        className={styles.frame}
        data-running={isRunning || undefined}
        ref={frame}
        // It scrolls where no script runs it, so the keyboard must reach it; else it has its controls.
        {...(!isRunning && { 'aria-label': carousel.scroll(label), role: 'group', tabIndex: 0 })}
      >
        {before && (
          <div aria-hidden="true" className={styles.before}>
            {before}
          </div>
        )}
        <div className={styles.slides}>
          {slides.map(({ key, content, label: place, inert }) => (
            <figure
              aria-label={place}
              aria-roledescription={carousel.slideRole}
              className={styles.slide}
              inert={inert}
              key={key}
            >
              {content}
            </figure>
          ))}
        </div>
      </div>
      {children}
    </section>
  );
}
