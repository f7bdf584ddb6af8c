import type { hero } from '#content/home.ts';
import styles from './BoardingPass.module.css';

type Board = (typeof hero)['board'];

export interface BoardingPassProps {
  labels: Board['pass'];
  pass: Board['rows'][number]['pass'];
  className?: string | undefined;
}

/** One booking of a project. */
export function BoardingPass({ labels, pass, className }: BoardingPassProps) {
  return (
    <div className={className} data-band="paper">
      <div className={styles.route}>
        <div>
          <p className={styles.label}>{labels.from}</p>
          <p className={styles.code}>{pass.from}</p>
        </div>
        <div className={styles.to}>
          <p className={styles.label}>{labels.to}</p>
          <p className={styles.code}>{pass.to}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {pass.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
