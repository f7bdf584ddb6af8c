import { Search } from 'lucide-react';
import { Drawing } from '../parts/Drawing.tsx';
import { CardStage } from '../parts/Stage.tsx';
import { cardSize } from '../sizes.ts';
import styles from './SearchCampaign.module.css';

/** Searches in thousands on each night of the month, with the most in the last ten nights. */
const nights = [
  22, 27, 33, 36, 34, 31, 30, 28, 27, 26, 25, 26, 28, 30, 33, 35, 38, 42, 47, 53, 61, 66, 74, 79,
  86, 90, 98, 94, 82, 70,
] as const;

/** The path of the lit part of the moon on a night of the lunar month. */
function moon(night: number, radius: number): string {
  const phase = (night / 29.5) * 2 * Math.PI;
  const bulge = Math.cos(phase);
  const waxing = night < 14.75;
  const inner = Math.abs(bulge) * radius;
  // The outer edge is half the disc; the inner edge is half an ellipse that passes through the
  // middle.
  const outerSweep = waxing ? 1 : 0;
  const innerSweep = bulge > 0 === waxing ? 0 : 1;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${outerSweep} 0 ${radius}A${inner.toFixed(2)} ${radius} 0 0 ${innerSweep} 0 ${-radius}z`;
}

/** A month of searches as a bar chart. Every bar has the moon of its night. */
export function SearchCampaign() {
  return (
    <CardStage lit={0} seed="Ramadan-Search-Campaign">
      <Drawing {...cardSize} className={styles.nights}>
        {nights.map((searches, index) => {
          const x = 62 + index * 23.3;
          const top = 574 - searches * 2.7;
          return (
            <g key={x}>
              <path
                d={`M${x} ${top}V574`}
                stroke={index > 19 ? 'var(--brass)' : 'var(--teal)'}
                strokeWidth="11"
              />
              <circle cx={x} cy={top - 18} fill="var(--ink-4)" r="9" />
              <path
                d={moon(index + 1, 9)}
                fill="var(--bone)"
                transform={`translate(${x} ${top - 18})`}
              />
            </g>
          );
        })}
      </Drawing>
      <p className={styles.search}>
        <Search size={26} /> umrah in ramadan from birmingham
        <i />
      </p>
      <div className={styles.place}>
        <b>1st</b>
        <span>for 31 of 40 searches</span>
      </div>
      <p className={styles.label}>The last ten nights</p>
    </CardStage>
  );
}
