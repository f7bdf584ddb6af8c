import { carousel } from '#content/carousel.ts';
import type { CarouselControl } from './Carousel.tsx';
import styles from './Pagination.module.css';

export interface PaginationProps {
  control: CarouselControl;
  titles: readonly string[];
}

/** One star for each slide. */
export function Pagination({ control, titles }: PaginationProps) {
  return (
    <div className={styles.pagination}>
      {titles.map((title, index) => (
        <button
          aria-current={index === control.index || undefined}
          aria-label={carousel.show(title)}
          className={styles.button}
          key={title}
          onClick={() => control.show(index)}
          type="button"
        />
      ))}
      <p aria-live="polite" className="visually-hidden">
        {titles[control.index]}, {carousel.place(control.index + 1, control.count)}
      </p>
    </div>
  );
}
