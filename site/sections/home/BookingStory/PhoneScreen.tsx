import type { aboutUs } from '#content/home.ts';
import styles from './PhoneScreen.module.css';

type Story = (typeof aboutUs)['story'];

export interface PhoneScreenProps {
  booking: Story['booking'];
  content: Story['phone'];
}

export function PhoneScreen({ booking, content }: PhoneScreenProps) {
  return (
    <div aria-hidden="true" className={styles.phone} data-band="mist">
      <p className={styles.agency}>{content.agency}</p>
      <div className={styles.pass} data-band="bone" data-record="">
        <p className={styles.way}>
          <b>{content.from}</b>→<b>{content.to}</b>
        </p>
        <p className={styles.lead}>
          {booking.lead} + {booking.pilgrims - 1}
        </p>
        <p className={styles.line}>
          {booking.reference}
          <span>{booking.date}</span>
        </p>
      </div>
      {content.stays.map(({ place, nights }) => (
        <p className={styles.stay} key={place}>
          <b>{place}</b>
          {nights}
        </p>
      ))}
    </div>
  );
}
