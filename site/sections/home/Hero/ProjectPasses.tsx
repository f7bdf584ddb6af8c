import type { hero } from '#content/home.ts';
import { BoardingPass } from './BoardingPass.tsx';
import styles from './ProjectPasses.module.css';

export interface ProjectPassesProps {
  board: (typeof hero)['board'];
}

/** A pass for every project, one over the other: the one whose row is pointed at comes to the top. */
export function ProjectPasses({ board }: ProjectPassesProps) {
  return (
    <div aria-hidden="true" className={styles.passes}>
      {board.rows.map(({ project, pass }) => (
        <BoardingPass className={styles.pass} key={project} labels={board.pass} pass={pass} />
      ))}
    </div>
  );
}
