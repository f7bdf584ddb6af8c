import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { TechnologyIcon } from '#components/TechnologyIcon/TechnologyIcon.tsx';
import type { technologyGroupsOf } from '#content/technologies.ts';
import styles from './TechnologyTabs.module.css';

export interface TechnologyTabsProps {
  label: string;
  groups: ReturnType<typeof technologyGroupsOf>;
}

/** The tab that each key moves to. */
const destinations: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowRight: (from, last) => (from === last ? 0 : from + 1),
  ArrowLeft: (from, last) => (from === 0 ? last : from - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Tabs that look like platform signs. Without JavaScript the style sheet shows all groups under
 * headings. With it, the style sheet reserves the same height before and after hydration.
 */
export function TechnologyTabs({ label, groups }: TechnologyTabsProps) {
  const id = useId();
  const [active, setActive] = useState(0);
  const counts = groups.map(({ items }) => items.length);
  const longest = counts.indexOf(Math.max(...counts));
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = destinations[event.key]?.(active, groups.length - 1);
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    setActive(next);
    tabs.current[next]?.focus();
  };

  return (
    <>
      <div aria-label={label} className={styles.tabs} onKeyDown={onKeyDown} role="tablist">
        {groups.map(({ title }, index) => (
          <button
            aria-controls={`${id}panel-${index}`}
            aria-selected={index === active}
            className={styles.tab}
            id={`${id}tab-${index}`}
            key={title}
            onClick={() => setActive(index)}
            ref={(tab) => {
              tabs.current[index] = tab;
            }}
            role="tab"
            tabIndex={index === active ? 0 : -1}
            type="button"
          >
            {title}
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {groups.map(({ title, items }, index) => (
          <div
            aria-labelledby={`${id}tab-${index}`}
            className={styles.panel}
            data-active={index === active || undefined}
            data-longest={index === longest || undefined}
            id={`${id}panel-${index}`}
            key={title}
            role="tabpanel"
            tabIndex={index === active ? 0 : -1}
          >
            <h3 className={styles.heading}>{title}</h3>
            <ul className={styles.items} role="list">
              {items.map(({ Id, icon, title: name }) => (
                <li className={styles.item} key={Id}>
                  <TechnologyIcon ground="dark" technology={icon} />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
