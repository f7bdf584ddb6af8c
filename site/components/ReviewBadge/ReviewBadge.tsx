import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import { reviewBadges, reviewRating, sampleMark } from '#content/testimonials.ts';
import { starPath } from '#drawing/star.ts';
import styles from './ReviewBadge.module.css';
import { perforatedPath } from './stamp.ts';

const papers = { client: styles.bone, project: styles.ink } as const;

export type ReviewBadgeKind = keyof typeof papers;

export interface ReviewBadgeProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li';
  kind: ReviewBadgeKind;
}

const [columns, rows, pitch, bite] = [20, 13, 14, 4] as const;
const [width, height] = [columns * pitch, rows * pitch];
/** The postmark: a star and three waves. */
const postmark = `${starPath(220, 60, 34)}${starPath(220, 60, 23)}M209 118q14-12 28 0t28 0M209 132q14-12 28 0t28 0M209 146q14-12 28 0t28 0`;

/** A rating drawn as a postmarked stamp. Its content is text. */
export function ReviewBadge({ as: Element = 'div', kind, className, ...rest }: ReviewBadgeProps) {
  const { source, count } = reviewBadges[kind];
  return (
    <Element className={clsx(styles.badge, papers[kind], className)} {...rest}>
      <svg
        aria-hidden="true"
        className={styles.stamp}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
      >
        <path className={styles.paper} d={perforatedPath(columns, rows, pitch, bite)} />
        <path
          className={styles.frame}
          d={`M13 13H${width - 13}V${height - 13}H13z`}
          fill="none"
          strokeWidth="1.5"
        />
        <path className={styles.mark} d={postmark} fill="none" strokeWidth="2" />
      </svg>
      <div className={styles.content}>
        <p className={styles.source}>{source}</p>
        <p className={styles.sample}>{sampleMark}</p>
        <p className={styles.rating}>
          {reviewRating.before} <strong className={styles.count}>{count}</strong>{' '}
          {reviewRating.after}
        </p>
      </div>
    </Element>
  );
}
