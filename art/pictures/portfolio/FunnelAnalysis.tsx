import { CardStage } from '../parts/Stage.tsx';
import styles from './FunnelAnalysis.module.css';

const steps = [
  { name: 'Searched', people: 48_200, before: 48_200 },
  { name: 'Saw a hotel', people: 26_510, before: 25_060 },
  { name: 'Chose a room', people: 14_940, before: 13_010 },
  { name: 'Gave passports', people: 11_090, before: 4_820 },
  { name: 'Paid', people: 8_190, before: 3_130 },
] as const;

const tall = 300;
const wide = 130;
const column = 96;
const height = (people: number) => (people / 48_200) * tall;

/** The funnel before and after a change, one shape inside the other. */
export function FunnelAnalysis() {
  const outline = (key: 'people' | 'before') =>
    steps
      .map((step, index) => {
        const y = tall - height(step[key]);
        const x = index * wide;
        const next = steps[index + 1];
        return `${index === 0 ? `M${x} ${y}` : ''}H${x + column}${next === undefined ? '' : `L${x + wide} ${tall - height(next[key])}`}`;
      })
      .join('');
  return (
    <CardStage
      light="teal"
      lit={3}
      litTones={['brass', 'bone', 'red']}
      seed="Booking-Funnel-Analysis"
    >
      <div className={styles.sheet}>
        <p className={styles.title}>
          <b>2.6× more bookings paid</b>
          <span>Passports asked for later, Sept–Nov</span>
        </p>
        <svg
          aria-hidden="true"
          className={styles.chart}
          height="372"
          viewBox="0 -14 624 372"
          width="624"
        >
          <path d={`${outline('people')}V${tall}H0z`} fill="var(--rule)" />
          {steps.map(({ name, people }, index) => (
            <rect
              fill={index === 4 ? 'var(--red)' : 'var(--teal)'}
              height={height(people)}
              key={name}
              width={column}
              x={index * wide}
              y={tall - height(people)}
            />
          ))}
          <path
            d={outline('before')}
            fill="none"
            stroke="var(--ink)"
            strokeDasharray="2 6"
            strokeLinecap="round"
            strokeWidth="3"
          />
          <path d={`M0 ${tall}H624`} stroke="var(--ink)" strokeWidth="2" />
          {steps.map(({ name, people }, index) => (
            <g key={name}>
              <text
                className={styles.figure}
                x={index * wide}
                y={index === 0 ? 30 : tall - height(people) - 12}
                fill={index === 0 ? 'var(--paper)' : 'var(--ink)'}
                dx={index === 0 ? 12 : 0}
              >
                {people.toLocaleString('en-GB')}
              </text>
              <text className={styles.name} x={index * wide} y={tall + 26}>
                {name}
              </text>
              <text className={styles.share} x={index * wide} y={tall + 48}>
                {Math.round((people / 48_200) * 100)}%
              </text>
            </g>
          ))}
        </svg>
      </div>
      <p className={styles.note}>
        <b>−63%</b> left at passports before. Now 26%.
      </p>
    </CardStage>
  );
}
