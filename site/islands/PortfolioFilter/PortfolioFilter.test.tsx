// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portfolio as page } from '#content/pages.ts';
import { portfolioFilters, portfolioMosaicOf } from '#content/portfolio.ts';
import { content } from '#harness/content.ts';
import { PortfolioFilter } from './PortfolioFilter.tsx';

const portfolioMosaic = portfolioMosaicOf(content.portfolio);

const works = portfolioMosaic.items;
const filter = (
  <PortfolioFilter
    content={{ banner: page.banner, title: portfolioMosaic.title }}
    filters={portfolioFilters}
    path={page.page.path}
    works={works}
  />
);

const shown = () =>
  screen.getAllByRole('listitem').flatMap((item) => item.querySelector('h3')?.textContent ?? []);
const titlesOf = (category: string) =>
  works.filter((work) => work.category === category).map(({ title }) => title);
const current = () => document.querySelector('[aria-current]')?.textContent;

describe('the portfolio’s filter', () => {
  beforeEach(() => {
    history.replaceState(null, '', page.page.path);
    // As a browser without view transitions; the journeys have one with them.
    vi.stubGlobal('CSS', { supports: () => false });
  });
  afterEach(cleanup);

  it('takes its state from the address, in any letter case', () => {
    history.replaceState(null, '', `${page.page.path}?category=VIDEO`);
    render(filter);
    expect(shown()).toEqual(titlesOf('Video'));
    expect(current()).toBe('Video Animations');
    expect(location.search).toBe('?category=Video');
  });

  it('corrects an address that names no filter', () => {
    history.replaceState(null, '', `${page.page.path}?category=helpdesk`);
    render(filter);
    expect(shown()).toHaveLength(works.length);
    expect(location.search).toBe('');
  });
});
