import { type PortfolioItem, portfolioLimit, portfolio as real } from '#content/portfolio.ts';
import { longText, longTitle, longWord } from '../extreme-texts.ts';
import { photograph } from '../variants.ts';

export * from '#content/portfolio.ts';

/** As many as the page may show. */
export const portfolio: readonly PortfolioItem[] = Array.from(
  { length: portfolioLimit },
  (_, index) => ({
    ...(real[index % real.length] as PortfolioItem),
    Id: index + 1,
    slug: `Work-${index + 1}`,
    ...(index === 0 ? { pImg: photograph.name } : {}),
    title: longTitle,
    sub: longTitle,
    thumb1: longWord,
    thumb2: longTitle,
    description: longText,
    Industry: longTitle,
    Country: longWord,
    Technologies1: longWord,
    Technologies2: longWord,
  }),
);

export const portfolioMosaic = {
  title: longTitle,
  items: portfolio,
};
