import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { carousel } from '#content/carousel.ts';
import styles from './CarouselFrame.module.css';

export interface CarouselFrameProps extends HTMLAttributes<HTMLElement> {
  /** The accessible name. */
  label: string;
  slides: readonly {
    readonly key: string;
    readonly content: ReactNode;
    /** The position of the slide, for screen readers. */
    readonly label: string;
    readonly inert?: boolean;
  }[];
  /** Whether a script moves the slides. Otherwise they scroll. */
  isRunning: boolean;
  frame: Ref<HTMLDivElement>;
  /** A decorative copy of the last slide before the first one. */
  before?: ReactNode;
  children: ReactNode;
}

/** The classes Swiper finds the slides by. */
export const carouselClasses = { wrapper: styles.slides ?? '', slide: styles.slide ?? '' };

/** A row of slides. Without a script it is a list with scroll snapping. */
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
        // Focusable while it scrolls, so that the keyboard can scroll it. Once it runs it has
        // controls.
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
