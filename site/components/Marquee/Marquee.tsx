import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { movingList } from '#content/moving-list.ts';
import { PauseSwitch } from '../PauseSwitch/PauseSwitch.tsx';
import styles from './Marquee.module.css';

/** How many items are visible at each width (specification, section 9), and the maximum. */
const rows = {
  logos: { look: styles.logos, most: 7 },
  pills: { look: styles.pills, most: 5 },
} as const;

export interface MarqueeProps {
  /** The accessible name. */
  label: string;
  visible: keyof typeof rows;
  items: readonly { key: string; content: ReactNode }[];
  /** Must set `--round`, 3000 ms for each item, for browsers without typed `attr()`. */
  className: string | undefined;
  itemClassName?: string | undefined;
}

/**
 * An endless moving list in CSS, 3000 ms for each item. A checkbox pauses it, also without
 * JavaScript. Under reduced motion it is a plain list.
 */
export function Marquee({ label, visible, items, className, itemClassName }: MarqueeProps) {
  if (items.length === 0) return null;
  const { look, most } = rows[visible];
  const slide = clsx(styles.slide, itemClassName);
  // Copies that fill the row while the last item leaves it, so that the loop has no gap.
  const tail = Array.from({ length: Math.ceil(most / items.length) }, (_, copy) =>
    items.map(({ key, content }) => ({ key: `${key} ${copy}`, content })),
  )
    .flat()
    .slice(0, most);
  return (
    <div className={clsx(styles.marquee, look, className)}>
      <PauseSwitch className={styles.control} label={movingList.pause(label)} />
      <div className={styles.window}>
        <div className={styles.track} data-items={items.length}>
          <ul aria-label={label} className={styles.group} role="list">
            {items.map(({ key, content }) => (
              <li className={slide} key={key}>
                {content}
              </li>
            ))}
          </ul>
          <ul aria-hidden="true" className={clsx(styles.group, styles.tail)} role="presentation">
            {tail.map(({ key, content }) => (
              <li className={slide} key={key}>
                {content}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
