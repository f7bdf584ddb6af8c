import { career } from '#content/careers.ts';
import { pageOfCaseStudy } from '#content/case-studies.ts';
import { contactPage } from '#content/contact-page.ts';
import type { Content } from '#content/content.ts';
import { againPage, receivedPage } from '#content/enquiry-response.ts';
import { faqs } from '#content/faqs.ts';
import type { Page } from '#content/page.ts';
import {
  about,
  home,
  notFound,
  portfolio,
  services as servicesPage,
  team,
} from '#content/pages.ts';
import { pageOfService } from '#content/services.ts';
import { pageOfMember } from '#content/team.ts';

/**
 * Every page of the site, in the order of its menus. The sitemap, llms.txt and the social cards
 * are made from it; tests/discovery/registry.test.ts proves that it names the build's pages, all of them.
 */
export const allPagesOf = (content: Content): readonly Page[] => [
  home,
  about.page,
  servicesPage.page,
  ...content.services.map(pageOfService),
  portfolio.page,
  ...content.caseStudies.map(pageOfCaseStudy),
  team.page,
  ...content.team.map(pageOfMember),
  career.page,
  ...content.jobs.map(({ page }) => page),
  faqs.page,
  contactPage.page,
  ...content.legalPages.map(({ page }) => page),
  notFound.page,
  receivedPage.page,
  againPage.page,
];

export const indexedPagesOf = (content: Content): readonly Page[] =>
  allPagesOf(content).filter(({ indexed }) => indexed !== false);

/** A page that lists others has changed when one of those has. */
export function lastChange(page: Page, pages: readonly Page[]): string {
  const listed = pages.filter(({ parent }) => parent?.path === page.path);
  const dates = [page, ...listed].map(({ updated }) => updated).sort();
  return dates.at(-1) ?? page.updated;
}
