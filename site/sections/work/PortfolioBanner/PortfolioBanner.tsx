import type { Page } from '#content/page.ts';
import type { portfolioFilters } from '#content/portfolio.ts';
import { PageBanner } from '../../shared/PageBanner/PageBanner.tsx';
import styles from './PortfolioBanner.module.css';

export interface PortfolioBannerProps {
  page: Page;
  content: {
    readonly banner: { readonly title: string; readonly lead: string };
    readonly filterLabel: string;
    readonly filters: typeof portfolioFilters;
    /** How many works there are; all of them are shown at first. */
    readonly total: number;
  };
}

/**
 * The filters are links, because each of them is an address: it can be kept, sent and opened in a
 * new tab. islands/PortfolioFilter answers them without leaving the page.
 */
export function PortfolioBanner({ page, content }: PortfolioBannerProps) {
  return (
    <PageBanner content={content.banner} page={page}>
      <nav aria-label={content.filterLabel} className={styles.filter} data-portfolio-filter="">
        <ul className={styles.list} role="list">
          {content.filters.map(({ title, category }) => (
            <li key={title}>
              <a
                aria-current={category === undefined ? 'true' : undefined}
                className={styles.link}
                data-category={category}
                href={category ? `${page.path}?category=${category}` : page.path}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.count} data-portfolio-count="" role="status">
          {content.total} of {content.total} shown
        </p>
      </nav>
    </PageBanner>
  );
}
