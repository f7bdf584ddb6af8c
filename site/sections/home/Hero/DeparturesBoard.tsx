import { StretchedLink } from '#components/StretchedLink/StretchedLink.tsx';
import type { hero } from '#content/home.ts';
import { passEntries } from './BoardingPass.tsx';
import styles from './DeparturesBoard.module.css';

export interface DeparturesBoardProps {
  board: (typeof hero)['board'];
}

/** Projects as departures. Those with a case lead to it; departures-board.client.ts flips the
 * statuses and shows the pass of the hovered row. */
export function DeparturesBoard({
  board: { title, labels, pass: passLabels, rows },
}: DeparturesBoardProps) {
  return (
    <table aria-label={title} className={styles.board} data-departures="">
      <thead>
        <tr>
          <th scope="col">{labels.project}</th>
          <th className={styles.detail} scope="col">
            {labels.platform}
          </th>
          <th className={styles.detail} scope="col">
            {labels.gate}
          </th>
          <th className={styles.status} scope="col">
            {labels.status}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ project, platform, gate, statuses, pass, ...row }) => (
          <tr
            className={styles.row}
            data-pass={JSON.stringify(passEntries(passLabels, pass))}
            key={project}
          >
            <td>
              {'link' in row ? <StretchedLink href={row.link}>{project}</StretchedLink> : project}
            </td>
            <td className={styles.detail}>{platform}</td>
            <td className={styles.detail}>{gate}</td>
            <td className={styles.status} data-status={statuses[0]} data-statuses={statuses.join()}>
              {statuses[0]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
