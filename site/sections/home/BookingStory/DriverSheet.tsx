import type { aboutUs } from '#content/home.ts';
import styles from './DriverSheet.module.css';
import { StationScreen } from './StationScreen.tsx';

type Story = (typeof aboutUs)['story'];

export interface DriverSheetProps {
  booking: Story['booking'];
  content: Story['driver'];
}

export function DriverSheet({ booking, content }: DriverSheetProps) {
  const { landing, pickUp, arrival } = content;
  return (
    <StationScreen className={styles.sheet} date={booking.date} title={content.name}>
      <p className={styles.stop}>
        <b>{landing.time}</b>
        {landing.text}
      </p>
      <p className={styles.record} data-band="bone" data-record="">
        <b>{pickUp.time}</b>
        <span>
          {`${pickUp.text}\n`}
          <b>
            {booking.family} × {booking.pilgrims}
          </b>{' '}
          <span className={styles.reference}>{booking.reference}</span>
        </span>
      </p>
      <p className={styles.stop}>
        <b>{arrival.time}</b>
        {arrival.text}
      </p>
      <p className={styles.car}>
        <span>{content.car}</span>
        {content.plate}
      </p>
    </StationScreen>
  );
}
