import { starPath } from '../../components/TileWall/tile-wall.ts';
import styles from './ReviewStamp.module.css';

export interface ReviewStampProps {
  badge: { readonly site: string; readonly stars: number; readonly count: string };
}

/** A review site's rating, as a stamp on the page. */
export function ReviewStamp({ badge }: ReviewStampProps) {
  const stars = Array.from({ length: badge.stars }, (_, index) =>
    starPath(index * 24 + 10, 10, 10),
  ).join('');
  return (
    <div className={styles.stamp}>
      <div className={styles.face} data-band="ink">
        <p className={styles.site}>{badge.site}</p>
        <svg aria-hidden="true" className={styles.stars} viewBox="0 0 116 20">
          <path d={stars} />
        </svg>
        <p className={styles.rating}>{badge.stars} stars</p>
        <p className={styles.count}>from {badge.count} reviews</p>
      </div>
    </div>
  );
}
