import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Section } from '#components/Section/Section.tsx';
import { portfolioFilter } from '#content/portfolio.ts';
import { addressOf, categoryAddress } from './category-address.ts';
import { type Filter, FilterLinks } from './FilterLinks.tsx';
import { Mosaic, type Work } from './Mosaic.tsx';
import styles from './PortfolioFilter.module.css';
import { PortfolioOpening } from './PortfolioOpening.tsx';

export interface PortfolioFilterProps {
  /** The path of the page that the filter is on. */
  path: string;
  content: {
    readonly banner: { readonly title: string; readonly lead: string };
    readonly title: string;
  };
  filters: readonly Filter[];
  works: readonly Work[];
  wall?: ReactNode;
}

/** The filter that an address asks for, in any letter case; the first where it asks for nothing known. */
const filterFor = (filters: readonly Filter[], asked = '') =>
  filters.find(({ category }) => category?.toLowerCase() === asked.toLowerCase()) ?? filters[0];

/** The works, and the links that choose among them. Without a script all of them are shown. */
export function PortfolioFilter({ path, content, filters, works, wall }: PortfolioFilterProps) {
  const { subscribe, snapshot, answeredSnapshot, serverSnapshot } = categoryAddress;
  const asked = useSyncExternalStore(subscribe, snapshot, serverSnapshot);
  const answered = useSyncExternalStore(subscribe, answeredSnapshot, serverSnapshot);
  const chosen = filterFor(filters, asked);
  const shown = filterFor(filters, answered);
  const isShown = ({ category }: Work) => !shown?.category || category === shown.category;
  const count = works.filter(isShown).length;

  const address = addressOf(path, chosen?.category);
  const isAnswered = asked !== undefined;
  useEffect(() => {
    if (isAnswered) categoryAddress.correct(address);
  }, [isAnswered, address]);

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
        <Mosaic isAnswered={isAnswered} isShown={isShown} works={works} />
      </Section>
    </>
  );
}
