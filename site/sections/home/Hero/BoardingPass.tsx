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
          <p className={styles.label}>{pass.from.label}</p>
          <p className={styles.code}>{pass.from.value}</p>
        </div>
        <div className={styles.to}>
          <p className={styles.label}>{pass.to.label}</p>
          <p className={styles.code}>{pass.to.value}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.label}>{pass.guests.label}</dt>
          <dd>{pass.guests.value}</dd>
        </div>
        <div>
          <dt className={styles.label}>{pass.hotel.label}</dt>
          <dd>{pass.hotel.value}</dd>
        </div>
        <div className={styles.paid}>
          <dt className={styles.label}>{pass.paid.label}</dt>
          <dd>{pass.paid.value}</dd>
        </div>
      </dl>
    </div>
  );
}
