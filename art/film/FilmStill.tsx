import { clsx } from 'clsx';
import type { Tone } from '#drawing/tile-wall.ts';
import { WallPicture } from '../pictures/parts/WallPicture.tsx';
import { FilmBoard } from './FilmBoard.tsx';
import { FilmBoardingPass } from './FilmBoardingPass.tsx';
import styles from './FilmStill.module.css';

interface Shape {
  readonly look: string | undefined;
  readonly tile: number;
  readonly columns: number;
  readonly rows: number;
  /** Whole tiles that nothing hides, by column and row. */
  readonly lit: Readonly<Record<string, Tone>>;
}

/** The sizes in `sources.tsx` are whole rows of these tiles. */
const shapes = {
  landscape: {
    look: styles.landscape,
    tile: 128,
    columns: 10,
    rows: 5,
    lit: { '1,0': 'teal', '6,0': 'bone', '0,4': 'brass' },
  },
  portrait: {
    look: styles.portrait,
    tile: 160,
    columns: 7,
    rows: 7,
    lit: { '2,0': 'teal', '5,0': 'bone', '1,4': 'red' },
  },
} as const satisfies Record<string, Shape>;

/**
 * The board and the pass of the film, with space for the play button. The portrait still is for
 * phones, where its tiles are those of the page.
 */
export function FilmStill({ shape }: { shape: keyof typeof shapes }) {
  const { look, tile, columns, rows, lit }: Shape = shapes[shape];
  return (
    <div className={clsx(styles.still, look)}>
      <WallPicture
        className={styles.wall}
        height={rows * tile}
        wall={{
          seed: 'film still',
          columns,
          rows,
          size: tile,
          lit: 0,
          litAt: (column, row) => lit[`${column},${row}`],
        }}
        width={columns * tile}
      />
      <div className={styles.board}>
        <FilmBoard seconds={7.4} />
      </div>
      <div className={styles.pass}>
        <FilmBoardingPass seconds={7.5} />
      </div>
    </div>
  );
}
