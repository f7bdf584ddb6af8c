import { filmClock } from '#assets/film/film-clock.ts';
import { BoardingPass } from './BoardingPass.tsx';
import { DepartureBoard } from './DepartureBoard.tsx';
import styles from './FilmStill.module.css';
import { FilmWall } from './FilmWall.tsx';

const shapes = {
  lying: { look: styles.lying, wallAt: (filmClock.seconds * 2) / 3 },
  upright: { look: styles.upright, wallAt: 7.4 },
} as const;

/**
 * The film's scene as a picture: the board, the pass, and room for a play sign. Lying, the wall is taken
 * from a moment at which it has moved by whole tiles; upright, everything is composed for a phone.
 */
export function FilmStill({ shape }: { shape: keyof typeof shapes }) {
  const { look, wallAt } = shapes[shape];
  return (
    <div className={`${styles.still} ${look}`}>
      <div className={styles.wall}>
        <FilmWall seconds={wallAt} />
      </div>
      <div className={styles.board}>
        <DepartureBoard seconds={7.4} />
      </div>
      <div className={styles.pass}>
        <BoardingPass seconds={7.5} />
      </div>
    </div>
  );
}
