import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { useCarousel } from '../carousel/use-carousel.ts';
import styles from './TestimonialControls.module.css';

export interface TestimonialControlsProps {
  count: number;
}

/** The specification's section 9: one slide, a gap of 50 px, a loop, 1800 ms. */
const options = { slidesPerView: 1, spaceBetween: 50, loop: true, speed: 1800 };

/** Previous and next, for the quotes that stand beside it as plain HTML. */
export function TestimonialControls({ count }: TestimonialControlsProps) {
  const root = useRef<HTMLDivElement>(null);
  const { index, previous, next } = useCarousel(root, options);
  return (
    <div className={styles.controls} ref={root}>
      <button
        aria-label="Previous quote"
        className={styles.button}
        onClick={previous}
        type="button"
      >
        <ArrowLeft aria-hidden="true" size={22} />
      </button>
      <button aria-label="Next quote" className={styles.button} onClick={next} type="button">
        <ArrowRight aria-hidden="true" size={22} />
      </button>
      <p aria-live="polite" className={styles.place}>
        <span className="visually-hidden">Quote </span>
        {index + 1} of {count}
      </p>
    </div>
  );
}
