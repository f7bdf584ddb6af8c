import { filmClock } from '#assets/film/film-clock.ts';
import { FilmBoard } from './FilmBoard.tsx';
import { FilmBoardingPass } from './FilmBoardingPass.tsx';
import styles from './FilmStill.module.css';
import { FilmWall } from './FilmWall.tsx';

const shapes = {
  landscape: { look: styles.landscape, wallAt: (filmClock.seconds * 2) / 3 },
  portrait: { look: styles.portrait, wallAt: 7.4 },
} as const;

/**
 * The poster of the film: the board, the pass, and space for the play button. The landscape still
 * shows the wall at a moment when it has moved by whole tiles. The portrait still is for phones.
 */
export function FilmStill({ shape }: { shape: keyof typeof shapes }) {
  const { look, wallAt } = shapes[shape];
  return (
    <div className={`${styles.still} ${look}`}>
      <div className={styles.wall}>
        <FilmWall seconds={wallAt} />
      </div>
      <div className={styles.board}>
        <FilmBoard seconds={7.4} />
      </div>
      <div className={styles.pass}>
        <FilmBoardingPass seconds={7.5} />
      </div>
    </div>
  );
}
