import { starPath } from '#drawing/star.ts';
import { drawWall } from '#drawing/tile-wall.ts';
import { Drawing } from '../parts/Drawing.tsx';
import { hotels } from '../scene-data.ts';
import styles from './LaunchFilm.module.css';

/** One side of the hotel with its star windows, some of them lit. */
function Face({
  seed,
  columns,
  lit,
  className,
}: {
  seed: string;
  columns: number;
  lit: number;
  className: string | undefined;
}) {
  const { width, height, paths } = drawWall({
    seed,
    columns,
    rows: 11,
    size: 62,
    lit,
    litTones: ['brass', 'brass', 'bone'],
  });
  return (
    <Drawing ground="var(--ink)" height={height} width={width} className={className}>
      {paths.map(({ tone, d }) => (
        <path d={d} fill={`var(--tile-${tone})`} key={tone} />
      ))}
    </Drawing>
  );
}

/** A still of the film in cinema format: the corner of the hotel at dusk, seen from the street. */
export function LaunchFilm() {
  return (
    <div className={styles.screen}>
      <div className={styles.still}>
        <i className={styles.moon} />
        <div className={styles.street}>
          <Face className={styles.left} columns={9} lit={17} seed="Hotel-Launch-Film" />
          <Face className={styles.right} columns={7} lit={5} seed="Hotel-Launch-Film side" />
        </div>
        <h1>
          {hotels.rawdal.name}
          <span>Doors open 1 February</span>
        </h1>
      </div>
      <div className={styles.player}>
        <svg aria-hidden="true" height="30" viewBox="-50 -50 100 100" width="30">
          <path d={starPath(0, 0, 50)} fill="var(--red)" />
          <path d="M-12-18L20 0L-12 18z" fill="var(--paper)" />
        </svg>
        <b>00:24</b>
        <i>
          <s />
        </i>
        <b>00:45</b>
      </div>
    </div>
  );
}
