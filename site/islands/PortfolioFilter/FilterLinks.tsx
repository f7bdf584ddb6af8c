import type { MouseEvent } from 'react';
import { Label } from '#components/Label/Label.tsx';
import type { portfolioFilters } from '#content/portfolio.ts';
import { addressOf, categoryAddress } from './category-address.ts';
import styles from './FilterLinks.module.css';

export type Filter = (typeof portfolioFilters)[number];

export interface FilterLinksProps {
  label: string;
  filters: readonly Filter[];
  chosen: Filter | undefined;
  /** The path of the filtered page. */
  path: string;
  /** How many works are shown. */
  count: string;
}

/** The filters are links, so each can be bookmarked, shared and opened in a new tab. */
export function FilterLinks({ label, filters, chosen, path, count }: FilterLinksProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // The browser opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    categoryAddress.follow(event.currentTarget.pathname + event.currentTarget.search);
  };
  return (
    <nav aria-label={label} className={styles.filter} data-on-this-page="">
      <ul className={styles.list} role="list">
        {filters.map((filter) => (
          <li key={filter.title}>
            <a
              aria-current={filter === chosen ? 'true' : undefined}
              className={styles.link}
              href={addressOf(path, filter.category)}
              onClick={follow}
            >
              {filter.title}
            </a>
          </li>
        ))}
      </ul>
      <Label className={styles.count} look="plain" role="status">
        {count}
      </Label>
    </nav>
  );
}
