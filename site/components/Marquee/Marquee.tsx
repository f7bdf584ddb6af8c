import type { ReactNode } from 'react';
import styles from './Marquee.module.css';

/** How many are visible at which width (specification, section 9). */
const visibles = { logos: styles.logos, pills: styles.pills } as const;

/** 3000 ms an item: a list's round takes as long as it has items, so each length has its class. */
const counts = { 6: styles.six, 10: styles.ten, 15: styles.fifteen } as const;

export interface MarqueeProps {
  /** What the list is, for those who cannot see it move. */
  label: string;
  visible: keyof typeof visibles;
  items: readonly { key: string; content: ReactNode }[];
}

/**
 * A list that passes by without end. CSS alone moves it; a checkbox pauses it, so that it can be
 * stopped without JavaScript too, and under reduced motion it is a plain list.
 */
export function Marquee({ label, visible, items }: MarqueeProps) {
  const count = counts[items.length as keyof typeof counts];
  if (!count) throw new Error(`Marquee has no round for ${items.length} items`);
  const slides = items.map(({ key, content }) => (
    <li className={styles.slide} key={key}>
      {content}
    </li>
  ));
  return (
    <div className={[styles.marquee, visibles[visible], count].join(' ')}>
      <label className={styles.control}>
        <input className={styles.checkbox} type="checkbox" />
        <span className={styles.icon} />
        <span className="visually-hidden">Pause the moving list: {label}</span>
      </label>
      <div className={styles.window}>
        <div className={styles.track}>
          <ul aria-label={label} className={styles.group} role="list">
            {slides}
          </ul>
          {/* The same list once more, so that the round closes without a gap. */}
          <ul aria-hidden="true" className={styles.group} role="presentation">
            {slides}
          </ul>
        </div>
      </div>
    </div>
  );
}
