import { flight, group, nights, paidShare } from '../pictures/scene-data.ts';
import styles from './FilmBoardingPass.module.css';
import { easeOut, progress } from './timing.ts';

/** The boarding pass of the group. The paid amount counts up while the pass moves in. */
export function FilmBoardingPass({ seconds }: { seconds: number }) {
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
