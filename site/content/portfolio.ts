import { caseStudyPage } from './case-studies.ts';
import { contactLink } from './contact-link.ts';
import type { CaseStudy, PortfolioItem } from './content.ts';
import { inWords } from './number-words.ts';

/** The filters of /portfolio, in order. Works of other categories appear under See All only. */
export const portfolioFilters = [
  { title: 'See All', category: undefined },
  { title: 'Booking Platforms', category: 'booking' },
  { title: 'Designing', category: 'technology' },
  { title: 'Video Animations', category: 'Video' },
] as const;

export const portfolioFilter = {
  label: 'Filter the work',
  count: (shown: number, total: number) => `${shown} of ${total} shown`,
} as const;

/** The maximum on the page (specification, section 9). */
export const portfolioLimit = 40;

export const portfolioMosaicOf = (portfolio: readonly PortfolioItem[]) => ({
  title: 'Our work',
  items: portfolio.slice(0, portfolioLimit),
});

/** The last tile of the mosaic, which has no picture yet. */
export const yourWork = {
  title: 'Yours?',
  text: 'Tell us what it should do',
  link: contactLink('We’d like to talk about a project of ours.'),
} as const;

/** The links to the case studies below the mosaic. */
export const caseStripOf = (caseStudies: readonly CaseStudy[]) => ({
  title: `${inWords(caseStudies.length)} of them, from first week to final result`,
  action: caseStudyPage.next.action,
  cases: caseStudies,
});
