import { clsx } from 'clsx';
import { bookings } from '../scene-data.ts';
import styles from './RoomAllotment.module.css';

/**
 * The hotel's rooms in the order of their allotment. A bed is filled when its pilgrim has paid or
 * applied.
 */
const rooms = bookings
  .flatMap(({ lead, rooms: shares, visas }) =>
    shares.map((share) => ({
      share,
      family: lead.split(' ').at(-1) ?? '',
      open: visas === 'Documents',
    })),
  )
  .map((room, index) => ({ ...room, number: 801 + index }));

export function RoomAllotment({ count = rooms.length }: { count?: number }) {
  return (
    <div className={styles.rooms}>
      {rooms.slice(0, count).map(({ number, share, family, open }) => (
        <div className={clsx(styles.room, open && styles.open)} key={number}>
          <span className={styles.number}>{number}</span>
          <span className={styles.family}>{family}</span>
          <span className={styles.beds}>
            {Array.from({ length: share }, (_, bed) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: beds have no other name
              <i key={bed} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
