import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { movingList } from '#content/moving-list.ts';
import { PauseSwitch } from '../PauseSwitch/PauseSwitch.tsx';
import styles from './Marquee.module.css';
import { type Power, powersIn, repetitionsFor } from './round.ts';

/** How many are visible at which width (specification, section 9), and how many at the most. */
const rows = {
  logos: { look: styles.logos, most: 7 },
  pills: { look: styles.pills, most: 5 },
} as const;

const powerStyles: Readonly<Record<Power, string | undefined>> = {
  1: styles.plus1,
  2: styles.plus2,
  4: styles.plus4,
  8: styles.plus8,
  16: styles.plus16,
  32: styles.plus32,
  64: styles.plus64,
  128: styles.plus128,
  256: styles.plus256,
  512: styles.plus512,
};

export interface MarqueeProps {
  /** What the list is, for those who cannot see it move. */
  label: string;
  visible: keyof typeof rows;
  items: readonly { key: string; content: ReactNode }[];
}

/**
 * A list that passes by without end, 3000 ms an item. CSS alone moves it; a checkbox pauses it, so
 * that it can be stopped without JavaScript too, and under reduced motion it is a plain list.
 */
export function Marquee({ label, visible, items }: MarqueeProps) {
  if (items.length === 0) return null;
  const { look, most } = rows[visible];
  const repetitions = repetitionsFor(items.length, most);
  const round = powersIn(items.length * repetitions).map((power) => powerStyles[power]);
  const slides = items.map(({ key, content }) => (
    <li className={styles.slide} key={key}>
      {content}
    </li>
  ));
  return (
    <div className={clsx(styles.marquee, look, round)}>
      <PauseSwitch className={styles.control} label={movingList.pause(label)} />
      <div className={styles.window}>
        <div className={styles.track}>
          <ul aria-label={label} className={styles.group} role="list">
            {slides}
          </ul>
          {/* Twice what fills the row, so that the round closes without a gap. */}
          {Array.from({ length: 2 * repetitions - 1 }, (_, copy) => (
            <ul
              aria-hidden="true"
              className={styles.group}
              // biome-ignore lint/suspicious/noArrayIndexKey: the copies are all alike
              key={copy}
              role="presentation"
            >
              {slides}
            </ul>
          ))}
        </div>
      </div>
    </div>
  );
}
