import type { hero } from '#content/home.ts';
import styles from './BoardingPass.module.css';

export interface BoardingPassProps {
  pass: (typeof hero)['pass'];
}

export function BoardingPass({ pass }: BoardingPassProps) {
  return (
    <div className={styles.pass} data-band="paper">
      <div className={styles.route}>
        <div>
          <p className={styles.label}>From</p>
          <p className={styles.code}>{pass.from}</p>
        </div>
        <div className={styles.to}>
          <p className={styles.label}>To</p>
          <p className={styles.code}>{pass.to}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.label}>Guests</dt>
          <dd>{pass.guests}</dd>
        </div>
        <div>
          <dt className={styles.label}>Hotel</dt>
          <dd>{pass.hotel}</dd>
        </div>
        <div className={styles.paid}>
          <dt className={styles.label}>Paid</dt>
          <dd>{pass.paid}</dd>
        </div>
      </dl>
    </div>
  );
}
