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
 * All pages in the order of the menus, for the sitemap, llms.txt and the social cards.
 * tests/discovery/registry.test.ts compares them with the build.
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

/** The last change of a page or of a page that it lists. */
export function lastChange(page: Page, pages: readonly Page[]): string {
  const listed = pages.filter(({ parent }) => parent?.path === page.path);
  const dates = [page, ...listed].map(({ updated }) => updated).sort();
  return dates.at(-1) ?? page.updated;
}
