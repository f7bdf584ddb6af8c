import type { CarouselControl } from './Carousel.tsx';
import styles from './Pagination.module.css';

export interface PaginationProps {
  control: CarouselControl;
  titles: readonly string[];
  /** The verb before a slide's title. */
  show: string;
}

/** One star a slide. */
export function Pagination({ control, titles, show }: PaginationProps) {
  return (
    <div className={styles.pagination}>
      {titles.map((title, index) => (
        <button
          aria-current={index === control.index || undefined}
          aria-label={`${show} ${title}`}
          className={styles.button}
          key={title}
          onClick={() => control.show(index)}
          type="button"
        >
          <span className={styles.star} />
        </button>
      ))}
      <p aria-live="polite" className="visually-hidden">
        {titles[control.index]}, {control.index + 1} of {control.count}
      </p>
    </div>
  );
}
