import { arrowUp } from '#assets/icons/icons.ts';
import type { scrollToTop } from '#content/home.ts';
import { starPath } from '#drawing/star.ts';
import styles from './ScrollToTop.module.css';

export interface ScrollToTopProps {
  content: typeof scrollToTop;
}

/**
 * The link back to the top. It sticks to the lower edge of the window below the first view. With
 * scripts it shows only while the visitor scrolls up (scroll-direction.client.ts).
 */
export function ScrollToTop({ content }: ScrollToTopProps) {
  return (
    <div className={styles.rail} data-shown-on-way-up="">
      <a className={styles.link} href={`#${content.anchor}`}>
        <svg
          aria-hidden="true"
          className={styles.drawing}
          height={56}
          viewBox="0 0 56 56"
          width={56}
        >
          <path className={styles.star} d={starPath(28, 28, 28)} />
          <path
            className={styles.arrow}
            d={arrowUp}
            transform="translate(16.333 16.333) scale(.97222)"
          />
        </svg>
        <span className="visually-hidden">{content.title}</span>
      </a>
    </div>
  );
}
