import { minutesOf, type WalkHotel, walk } from '#content/walk.ts';
import styles from './HotelList.module.css';
import { MinuteStar } from './MinuteStar.tsx';

export interface HotelListProps {
  hotels: readonly WalkHotel[];
  isShown: (hotel: WalkHotel) => boolean;
}

export function HotelList({ hotels, isShown }: HotelListProps) {
  return (
    <ul className={styles.list} role="list">
      {hotels.map((hotel) => (
        <li className={styles.hotel} data-beyond={isShown(hotel) ? undefined : ''} key={hotel.name}>
          <svg
            aria-hidden="true"
            className={styles.star}
            height={32}
            viewBox="-1 -1 2 2"
            width={32}
          >
            <MinuteStar isLit minutes={minutesOf(hotel)} radius={1} />
          </svg>
          <div>
            <h3 className={styles.name}>{hotel.name}</h3>
            <p className={styles.way}>{walk.way(minutesOf(hotel), hotel.gate)}</p>
          </div>
          <p className={styles.price}>
            <b className={styles.figure}>{walk.price(hotel.nightly)}</b> {walk.nightly}
          </p>
          <p className={styles.score}>
            {walk.score} {hotel.score.toFixed(1)}
          </p>
        </li>
      ))}
    </ul>
  );
}
