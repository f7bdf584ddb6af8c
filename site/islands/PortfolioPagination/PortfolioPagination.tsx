import { useRef } from 'react';
import { useCarousel } from '../carousel/use-carousel.ts';
import styles from './PortfolioPagination.module.css';

export interface PortfolioPaginationProps {
  titles: readonly string[];
}

/** The specification's section 9: centred, a gap of 30 px, a loop, 400 ms; two slides from 1025. */
const options = {
  slidesPerView: 1,
  spaceBetween: 30,
  loop: true,
  speed: 400,
  centeredSlides: true,
  breakpoints: { 1025: { slidesPerView: 2 } },
};

/** One star a slide, for the pictures that stand beside it as plain HTML. */
export function PortfolioPagination({ titles }: PortfolioPaginationProps) {
  const root = useRef<HTMLDivElement>(null);
  const { index, show } = useCarousel(root, options, { copies: true });
  return (
    <div className={styles.pagination} ref={root}>
      {titles.map((title, position) => (
        <button
          aria-current={position === index || undefined}
          aria-label={`Show ${title}`}
          className={styles.button}
          key={title}
          onClick={() => show(position)}
          type="button"
        >
          <span className={styles.star} />
        </button>
      ))}
      <p aria-live="polite" className="visually-hidden">
        {titles[index]}, {index + 1} of {titles.length}
      </p>
    </div>
  );
}
