import { flight, group, nights, paidShare } from '../pictures/scene-data.ts';
import styles from './BoardingPass.module.css';
import { easeOut, progress } from './timing.ts';

/** The group's pass; what is paid counts up as it lies down. */
export function BoardingPass({ seconds }: { seconds: number }) {
  const paid = Math.round(progress(seconds, 6.1, 7.5, easeOut) * paidShare);
  return (
    <div className={styles.pass}>
      <p className={styles.route}>
        <span>
          <small>From</small>
          <b>{flight.from}</b>
        </span>
        <span>
          <small>To</small>
          <b>{flight.to}</b>
        </span>
      </p>
      <p className={styles.facts}>
        <span>
          <small>Guests</small>
          {group.pilgrims}
        </span>
        <span>
          <small>Hotel</small>
          {nights} nights
        </span>
        <span>
          <small>Paid</small>
          <em>{paid}%</em>
        </span>
      </p>
    </div>
  );
}
