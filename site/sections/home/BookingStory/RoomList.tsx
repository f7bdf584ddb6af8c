import type { aboutUs } from '#content/home.ts';
import styles from './RoomList.module.css';
import { StationScreen } from './StationScreen.tsx';

type Story = (typeof aboutUs)['story'];

export interface RoomListProps {
  booking: Story['booking'];
  content: Story['hotel'];
}

interface Room {
  readonly room: number;
  readonly family: string;
  readonly beds: number;
}

const Tile = ({ room: { room, family, beds } }: { room: Room }) => (
  <p className={styles.room}>
    {room} <i className={styles.beds}>{'•'.repeat(beds)}</i>
    {`\n${family}`}
  </p>
);

export function RoomList({ booking, content }: RoomListProps) {
  return (
    <StationScreen date={booking.date} title={content.name}>
      <div className={styles.rooms}>
        {content.before.map((room) => (
          <Tile key={room.room} room={room} />
        ))}
        <p className={styles.record} data-band="bone" data-record="">
          {booking.room} <i className={styles.beds}>{'•'.repeat(booking.pilgrims)}</i>
          {'\n'}
          <b>{booking.family}</b>
          {`\n${booking.reference}`}
        </p>
        {content.after.map((room) => (
          <Tile key={room.room} room={room} />
        ))}
      </div>
    </StationScreen>
  );
}
