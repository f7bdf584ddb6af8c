import { type PortfolioItem, portfolio as real } from '#content/portfolio.ts';
import { letter } from '../extreme-texts.ts';

export * from '#content/portfolio.ts';

/** Four are left, because the home page shows four. */
export const portfolio: readonly PortfolioItem[] = real
  .slice(0, 4)
  .map(({ Id, pImg, slug, category }) => ({
    Id,
    pImg,
    slug,
    category,
    title: letter,
    sub: letter,
    thumb1: letter,
    thumb2: letter,
    description: letter,
  }));

export const portfolioMosaic = {
  title: letter,
  items: portfolio,
};
