import { filmClock } from '#assets/film/film-clock.ts';
import { seededRandom } from '#drawing/seeded-random.ts';
import { starPath } from '#drawing/star.ts';
import type { Tone } from '#drawing/tile-wall.ts';
import { Drawing } from '../pictures/parts/Drawing.tsx';
import { easeInOut, linear, progress } from './timing.ts';

export const tile = 144;
/** The wall moves by whole tiles and is dark at both ends, so that the film can loop. */
const travel = 3;

const panAt = (seconds: number): number => (seconds / filmClock.seconds) * travel * tile;

/** The centre of a tile on the screen. */
export const tileCentre = (column: number, row: number, seconds: number) =>
  [column * tile + tile / 2 - panAt(seconds), filmClock.height / 2 + row * tile] as const;

/** Above and below the board and the pass, which would hide a part of a lit tile. */
const lit: Readonly<Record<string, { tone: Tone; from: number }>> = {
  '1,-2': { tone: 'teal', from: 1.1 },
  '4,-2': { tone: 'red', from: 0.9 },
  '7,-2': { tone: 'bone', from: 1.3 },
  '9,-2': { tone: 'brass', from: 1.7 },
  '2,2': { tone: 'brass', from: 0.6 },
  '5,2': { tone: 'bone', from: 1 },
  '8,2': { tone: 'teal', from: 1.5 },
  '10,2': { tone: 'red', from: 2.1 },
};

/** A tile is lit only while the whole of it is in the frame. */
const wholeShare = (x: number): number =>
  progress(Math.min(x, filmClock.width - x), tile / 2, tile, linear);

const random = seededRandom('film');
const tiles = Array.from({ length: 15 * 5 }, (_, index) => {
  const column = (index % 15) - 1;
  const row = Math.floor(index / 15) - 2;
  const tone = 1 + Math.floor(random() * 4);
  return { column, row, tone, delay: random() * 0.25 };
});

/** The tile wall: dark, then a wave of lit tiles, then dark again before the film repeats. */
export function FilmWall({ seconds }: { seconds: number }) {
  return (
    <Drawing ground="var(--ink)" height={filmClock.height} width={filmClock.width}>
      {tiles.map(({ column, row, tone, delay }) => {
        const [x, y] = tileCentre(column, row, seconds);
        const wave = (column - row) * 0.075 + delay;
        const rise = progress(seconds, 0.15 + wave, 1.05 + wave, easeInOut);
        const fall = progress(seconds, 11.1 + wave * 0.6, 12.1 + wave * 0.6, easeInOut);
        const light = lit[`${column},${row}`];
        // The back office covers most of the wall, so nothing is lit behind it.
        const spark =
          light === undefined
            ? 0
            : wholeShare(x) *
              (progress(seconds, light.from, light.from + 0.5, easeInOut) -
                progress(seconds, 7.7, 8.5, easeInOut));
        const share = (rise - fall) * 100;
        const base = `color-mix(in oklab, var(--tile-${tone}) ${share}%, var(--tile-1))`;
        const fill =
          light === undefined
            ? base
            : `color-mix(in oklab, var(--tile-${light.tone}) ${spark * 100}%, ${base})`;
        // A tile grows and shrinks a little when it lights up.
        const breath =
          light === undefined
            ? 0
            : Math.sin(Math.PI * progress(seconds, light.from, light.from + 0.7, linear)) * 5;
        return <path d={starPath(x, y, tile / 2 + breath)} fill={fill} key={`${column},${row}`} />;
      })}
    </Drawing>
  );
}
