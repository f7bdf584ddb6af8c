import { identity } from '#agency/identity.ts';
import { BackOffice } from '../pictures/cases/BackOffice.tsx';
import { TransferScreen } from '../pictures/cases/PhoneScreens.tsx';
import { Frame } from '../pictures/parts/Frame.tsx';
import { Phone } from '../pictures/parts/Phone.tsx';
import { group } from '../pictures/scene-data.ts';
import styles from './Film.module.css';
import { FilmBoard } from './FilmBoard.tsx';
import { FilmBoardingPass } from './FilmBoardingPass.tsx';
import { FilmWall, tile, tileCentre } from './FilmWall.tsx';
import { openStar } from './star-shape.ts';
import { between, easeIn, easeInOut, easeOut, progress, settle } from './timing.ts';

/** The tile that opens into the board at the beginning and that the desk becomes at the end. */
const home = { column: 5, row: 0 } as const;
/** As high as three tiles, so that it covers whole rows. */
const board = { width: 780, height: 3 * tile } as const;
const desk = { width: 1410, height: 926, zoom: 0.62 } as const;

/** One frame of the film. It depends on its time only, so every run makes the same film. */
export function Film({ seconds }: { seconds: number }) {
  return (
    <div className={styles.film}>
      <FilmWall seconds={seconds} />
      {seconds > 1.5 && seconds < 9.2 ? <Board seconds={seconds} /> : null}
      {seconds > 5 && seconds < 9.2 ? <Pass seconds={seconds} /> : null}
      {seconds > 7.6 && seconds < 12 ? <Desk seconds={seconds} /> : null}
      {seconds > 11.2 ? <Mark seconds={seconds} /> : null}
    </div>
  );
}

function Board({ seconds }: { seconds: number }) {
  const [tileX, tileY] = tileCentre(home.column, home.row, seconds);
  const bloom = progress(seconds, 1.5, 2.1, easeInOut);
  const open = progress(seconds, 2.15, 3.05, easeInOut);
  const aside = progress(seconds, 5.25, 6.25, easeInOut);
  const leave = progress(seconds, 7.9, 9.1, easeInOut);
  const width = between(open, tile * (1 + 0.12 * bloom), board.width);
  const height = between(open, tile * (1 + 0.12 * bloom), board.height);
  const x = between(open, tileX, 640) - aside * 220 - leave * 1180;
  const y = between(open, tileY, 360);
  return (
    <div className={styles.lift} style={{ left: x - width / 2, top: y - height / 2 }}>
      <div
        className={styles.tile}
        style={{
          width,
          height,
          clipPath: openStar(open),
          opacity: Math.min(1, bloom * 2.5),
          background: `color-mix(in oklab, var(--ink-deep) ${progress(seconds, 2.2, 2.8) * 100}%, var(--bone))`,
        }}
      >
        <div
          className={styles.inside}
          style={{
            opacity: progress(seconds, 2.6, 3),
            transform: `scale(${between(open, 0.6, 1)})`,
          }}
        >
          <FilmBoard seconds={seconds} />
        </div>
      </div>
    </div>
  );
}

function Pass({ seconds }: { seconds: number }) {
  const arrive = progress(seconds, 5.45, 6.5, settle);
  const leave = progress(seconds, 7.8, 8.85, easeInOut);
  const x = between(arrive, 1330, 790) - leave * 1300;
  const y = between(arrive, 312, 250);
  return (
    <div
      className={styles.lift}
      style={{ left: x, top: y, transform: `rotate(${between(arrive, 11, -2)}deg)` }}
    >
      <FilmBoardingPass seconds={seconds} />
    </div>
  );
}

function Desk({ seconds }: { seconds: number }) {
  const arrive = progress(seconds, 8.0, 9.2, easeInOut);
  const phoneIn = progress(seconds, 8.7, 9.7, easeOut);
  const phoneOut = progress(seconds, 10.9, 11.5, easeIn);
  const close = progress(seconds, 11.05, 11.85, easeInOut);
  const [tileX, tileY] = tileCentre(home.column, home.row, seconds);
  const full = { width: desk.width * desk.zoom, height: desk.height * desk.zoom };
  const width = between(close, full.width, tile);
  const height = between(close, full.height, tile);
  const x = between(close, between(arrive, 1900, 556), tileX);
  const y = between(close, 360, tileY);
  const paid =
    Math.round(between(progress(seconds, 9.3, 10.8), group.paid - 9_315, group.paid) / 5) * 5;
  return (
    <>
      <div className={styles.lift} style={{ left: x - width / 2, top: y - height / 2 }}>
        <div
          className={styles.tile}
          style={{ width, height, clipPath: openStar(1 - close), background: 'var(--red)' }}
        >
          <div
            className={styles.inside}
            style={{
              opacity: 1 - progress(seconds, 11.15, 11.55),
              transform: `scale(${between(close, 1, 0.4)})`,
            }}
          >
            <div style={{ position: 'relative', ...full }}>
              <Frame style={{ left: 0, top: 0, ...desk }}>
                <BackOffice paid={paid} />
              </Frame>
            </div>
          </div>
        </div>
      </div>
      <Phone
        clock="21:24"
        skin="ink"
        style={{
          left: 1230,
          top: 82,
          zoom: 0.74,
          transform: `translateY(${between(phoneIn, 960, 0) + phoneOut * 960}px)`,
        }}
      >
        <TransferScreen travelled={progress(seconds, 9.2, 11.2) * 0.82} />
      </Phone>
    </>
  );
}

/** The end: the desk has become a red tile, and the name is beside it for a moment. */
function Mark({ seconds }: { seconds: number }) {
  const [x, y] = tileCentre(home.column, home.row, seconds);
  const shown = progress(seconds, 11.75, 12.35, easeOut);
  const gone = progress(seconds, 13.05, 13.5, easeIn);
  const star = progress(seconds, 13.2, 13.9, easeInOut);
  return (
    <>
      {seconds >= 11.85 ? (
        <div
          className={styles.star}
          style={{
            left: x - tile / 2,
            top: y - tile / 2,
            width: tile,
            height: tile,
            clipPath: openStar(0),
            background: `color-mix(in oklab, var(--ink-1) ${star * 100}%, var(--red))`,
          }}
        />
      ) : null}
      <p className={styles.name} style={{ left: x + tile / 2 + 22, top: y - 74 }}>
        <span style={{ transform: `translateY(${(1 - shown) * 110 + gone * -110}%)` }}>
          {identity.name}
        </span>
      </p>
    </>
  );
}
