import type { hero } from '#content/home.ts';
import styles from './DeparturesBoard.module.css';

const statuses = {
  Live: styles.live,
  Boarding: styles.boarding,
  'On time': styles.boarding,
  Design: styles.design,
} as const;

export interface DeparturesBoardProps {
  board: (typeof hero)['board'];
}

/** Projects as departures; its rows flip once when the page arrives. */
export function DeparturesBoard({ board: { labels, rows } }: DeparturesBoardProps) {
  return (
    <table className={styles.board}>
      <thead>
        <tr>
          <th>{labels.project}</th>
          <th>{labels.platform}</th>
          <th>{labels.gate}</th>
          <th>{labels.status}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ project, platform, gate, status }) => (
          <tr className={styles.row} key={project}>
            <td>{project}</td>
            <td>{platform}</td>
            <td>{gate}</td>
            <td className={statuses[status]}>{status}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
