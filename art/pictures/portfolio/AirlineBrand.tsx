import { drawWall } from '#drawing/tile-wall.ts';
import { Drawing } from '../parts/Drawing.tsx';
import { CardStage } from '../parts/Stage.tsx';
import { Star } from '../parts/Star.tsx';
import { flight } from '../scene-data.ts';
import styles from './AirlineBrand.module.css';

const fin = 'M52 388L190 46Q200 22 226 22H330Q346 22 342 38L300 388z';
const pattern = drawWall({
  seed: 'ZamZam Air fin',
  columns: 6,
  rows: 7,
  size: 60,
  lit: 9,
  litTones: ['brass', 'teal', 'brass'],
});
const tones = {
  '1': 'var(--red-deep)',
  '2': 'var(--red-deep)',
  '3': 'var(--red-deep)',
  '4': 'var(--red)',
  red: 'var(--coral)',
  teal: 'var(--coral)',
  brass: 'var(--brass)',
  bone: 'var(--bone)',
} as const;

const windows = Array.from({ length: 24 }, (_, index) => 60 + index * 23);

/** A brand sheet with tail, logo, colours, fonts and a boarding pass. */
export function AirlineBrand() {
  return (
    <CardStage lit={2} litTones={['teal']} seed="Airline-Brand-and-Design-System">
      <div className={styles.sheet}>
        <div className={styles.tail}>
          <Drawing height={388} width={376}>
            <clipPath id="fin">
              <path d={fin} />
            </clipPath>
            <path d={fin} fill="var(--red)" />
            <g clipPath="url(#fin)">
              {pattern.paths.map(({ tone, d }) => (
                <path d={d} fill={tones[tone]} key={tone} transform="translate(20 -4)" />
              ))}
            </g>
          </Drawing>
        </div>
        <div className={styles.mark}>
          <Star size={46} tone="var(--red)" />
          <b>ZamZam Air</b>
        </div>
        <div className={styles.type}>
          <b>Aa</b>
          <span>
            Gate 07
            <br />
            Boarding 09:10
          </span>
        </div>
        <div className={styles.colours}>
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className={styles.pass}>
          <small>{flight.carrier}</small>
          <b>
            {flight.from} <em>→</em> {flight.to}
          </b>
          <span>{flight.number} · 14 Dec</span>
        </div>
        <div className={styles.plane}>
          <Drawing height={146} width={776}>
            <path
              d="M-20 58H610Q700 60 744 92Q756 104 738 108Q690 118 560 118H-20z"
              fill="var(--paper)"
            />
            <path d="M-20 92H748Q750 104 738 108Q690 118 560 118H-20z" fill="var(--rule)" />
            <path d="M676 72Q704 78 722 88H684Q672 88 672 78z" fill="var(--ink)" />
            {windows.map((x) => (
              <rect fill="var(--ink-4)" height="13" key={x} rx="4.500" width="9" x={x} y="72" />
            ))}
            <path d="M248 100L70 150H166L420 106z" fill="var(--sage)" />
            <path d="M250 110H318Q336 110 336 123T318 136H262Q250 136 244 123z" fill="var(--red)" />
            <path d="M318 110Q336 110 336 123T318 136z" fill="var(--red-deep)" />
          </Drawing>
        </div>
      </div>
    </CardStage>
  );
}
