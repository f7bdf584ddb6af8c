import { clsx } from 'clsx';
import drawn from '#components/Arrow/arrow.module.css';
import { carousel } from '#content/carousel.ts';
import styles from './Arrows.module.css';
import type { CarouselControl } from './Carousel.tsx';

export interface ArrowsProps {
  control: CarouselControl;
  content: { readonly previous: string; readonly next: string; readonly slide: string };
  /** The slides' titles, for screen readers. */
  titles: readonly string[];
  className?: string | undefined;
}

/** The previous and next buttons, and the number of the current slide. */
export function Arrows({ control, content, titles, className }: ArrowsProps) {
  return (
    <div className={clsx(styles.controls, className)}>
      <button
        aria-label={content.previous}
        className={clsx(styles.button, styles.previous, drawn.arrow)}
        onClick={control.previous}
        type="button"
      />
      <button
        aria-label={content.next}
        className={clsx(styles.button, drawn.arrow)}
        onClick={control.next}
        type="button"
      />
      <p aria-atomic="true" aria-live="polite" className={styles.place}>
        <span className="visually-hidden">{content.slide} </span>
        {carousel.place(control.index + 1, control.count)}
        <span className="visually-hidden">{`: ${titles[control.index]}`}</span>
      </p>
    </div>
  );
}
