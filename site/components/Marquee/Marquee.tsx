import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { movingList } from '#content/moving-list.ts';
import { PauseSwitch } from '../PauseSwitch/PauseSwitch.tsx';
import styles from './Marquee.module.css';

/** How many are visible at which width (specification, section 9), and how many at the most. */
const rows = {
  logos: { look: styles.logos, most: 7 },
  pills: { look: styles.pills, most: 5 },
} as const;

export interface MarqueeProps {
  /** What the list is, for those who cannot see it move. */
  label: string;
  visible: keyof typeof rows;
  items: readonly { key: string; content: ReactNode }[];
  /** Its style sheet sets `--round`, for browsers that cannot count the items: 3000 ms for each. */
  className: string | undefined;
  itemClassName?: string | undefined;
}

/**
 * A list that passes by without end, 3000 ms an item. CSS alone moves it; a checkbox pauses it, so that it can be
 * stopped without JavaScript too, and under reduced motion it is a plain list.
 */
export function Marquee({ label, visible, items, className, itemClassName }: MarqueeProps) {
  if (items.length === 0) return null;
  const { look, most } = rows[visible];
  const slide = clsx(styles.slide, itemClassName);
  // As many as fill the row while the last item leaves it, so that the round closes without a gap.
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
