import { BoardingPass } from './BoardingPass.tsx';
import { DepartureBoard } from './DepartureBoard.tsx';
import { FilmWall } from './FilmWall.tsx';
import styles from './UprightStill.module.css';

/** What the film's still shows, composed for a phone: the board, room for a play sign, the pass. */
export function UprightStill({ seconds }: { seconds: number }) {
  return (
    <div className={styles.still}>
      <div className={styles.wall}>
        <FilmWall seconds={seconds} />
      </div>
      <div className={styles.board}>
        <DepartureBoard seconds={seconds} />
      </div>
      <div className={styles.pass}>
        <BoardingPass seconds={seconds} />
      </div>
    </div>
  );
}
