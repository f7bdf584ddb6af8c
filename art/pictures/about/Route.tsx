import { identity } from '#agency/identity.ts';
import { Drawing } from '../parts/Drawing.tsx';
import { Stage } from '../parts/Stage.tsx';
import { flight, group } from '../scene-data.ts';
import { uprightCardSize } from '../sizes.ts';
import styles from './Route.module.css';

const [makkah, madinah] = group.stays;

const stations = [
  {
    x: 150,
    y: 150,
    city: identity.city,
    code: flight.from,
    time: flight.departs,
    system: 'Booking engine',
  },
  { x: 330, y: 420, city: 'Jeddah', code: flight.to, time: flight.arrives, system: 'Transfer app' },
  {
    x: 330,
    y: 640,
    city: 'Makkah',
    code: `${makkah.nights} nights`,
    time: '21:32',
    system: 'Hotel booking',
  },
  {
    x: 510,
    y: 890,
    city: 'Madinah',
    code: `${madinah.nights} nights`,
    time: '19 Dec',
    system: 'Room list',
  },
] as const;

/** The journey as a line diagram of its stops, with the system behind each. */
export function Route() {
  return (
    <Stage
      {...uprightCardSize}
      calm="centre"
      lit={4}
      litTones={['teal', 'bone', 'brass']}
      seed="about route"
      tile={150}
    >
      <Drawing {...uprightCardSize} className={styles.lines}>
        <path
          d="M150-20V236Q150 252 161 263L319 421Q330 432 330 448V700Q330 716 341 727L499 872Q510 883 510 899V1220"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="46"
        />
        <path
          d="M150-20V236Q150 252 161 263L319 421Q330 432 330 448V700Q330 716 341 727L499 872Q510 883 510 899V1220"
          fill="none"
          stroke="var(--red)"
          strokeWidth="22"
        />
      </Drawing>
      {stations.map(({ x, y, city, code, time, system }) => (
        <div className={styles.station} key={city} style={{ left: x, top: y }}>
          <i />
          <p>
            <b>{city}</b>
            <span>
              {code} <em>{time}</em>
            </span>
            <small>{system}</small>
          </p>
        </div>
      ))}
    </Stage>
  );
}
