import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Section } from '#components/Section/Section.tsx';
import { portfolioFilter } from '#content/portfolio.ts';
import { addressOf, categoryAddress } from './category-address.ts';
import { type Filter, FilterLinks } from './FilterLinks.tsx';
import { Mosaic, type Work } from './Mosaic.tsx';
import styles from './PortfolioFilter.module.css';
import { PortfolioOpening } from './PortfolioOpening.tsx';

export interface PortfolioFilterProps {
  /** The path of the page. */
  path: string;
  content: {
    readonly banner: { readonly title: string; readonly lead: string };
    readonly title: string;
  };
  filters: readonly Filter[];
  works: readonly Work[];
  wall?: ReactNode;
}

/** Finds the filter for a category in any letter case, or the first filter. */
const filterFor = (filters: readonly Filter[], category = '') =>
  filters.find((filter) => filter.category?.toLowerCase() === category.toLowerCase()) ?? filters[0];

/** The works and their filters. Without JavaScript all works are shown. */
export function PortfolioFilter({ path, content, filters, works, wall }: PortfolioFilterProps) {
  const { subscribe, snapshot, shownSnapshot, serverSnapshot } = categoryAddress;
  const requested = useSyncExternalStore(subscribe, snapshot, serverSnapshot);
  const shownCategory = useSyncExternalStore(subscribe, shownSnapshot, serverSnapshot);
  const chosen = filterFor(filters, requested);
  const shown = filterFor(filters, shownCategory);
  const isShown = ({ category }: Work) => !shown?.category || category === shown.category;
  const count = works.filter(isShown).length;

  const address = addressOf(path, chosen?.category);
  const isFiltered = requested !== undefined;
  useEffect(() => {
    if (isFiltered) categoryAddress.correct(address);
  }, [isFiltered, address]);

  return (
    <>
      <PortfolioOpening content={content.banner} wall={wall}>
        <FilterLinks
          chosen={chosen}
          count={portfolioFilter.count(count, works.length)}
          filters={filters}
          label={portfolioFilter.label}
          path={path}
        />
      </PortfolioOpening>
      <Section className={styles.works}>
        <h2 className="visually-hidden">{content.title}</h2>
        <Mosaic isFiltered={isFiltered} isShown={isShown} works={works} />
      </Section>
    </>
  );
}
