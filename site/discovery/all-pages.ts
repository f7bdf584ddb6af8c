import { caseStudies, pageOfCaseStudy } from '#content/case-studies.ts';
import { contactPage } from '#content/contact-page.ts';
import { againPage, receivedPage } from '#content/enquiry-answer.ts';
import { faqs } from '#content/faqs.ts';
import { career, jobs } from '#content/jobs/careers.ts';
import { accessibilityStatement } from '#content/legal/accessibility-statement.ts';
import { privacyPolicy } from '#content/legal/privacy-policy.ts';
import { termsConditions } from '#content/legal/terms-conditions.ts';
import type { Page } from '#content/page.ts';
import {
  about,
  home,
  notFound,
  portfolio,
  services as servicesPage,
  team,
} from '#content/pages.ts';
import { pageOfService, services } from '#content/services.ts';
import { pageOfMember, people } from '#content/team.ts';

/**
 * Every page of the site, in the order of its menus. The sitemap, llms.txt and the social cards
 * are made from it; tests/discovery/registry.test.ts proves that it names the build's pages, all of them.
 */
export const allPages: readonly Page[] = [
  home,
  about.page,
  servicesPage.page,
  ...services.map(pageOfService),
  portfolio.page,
  ...caseStudies.map(pageOfCaseStudy),
  team.page,
  ...people.map(pageOfMember),
  career.page,
  ...jobs.map(({ page }) => page),
  faqs.page,
  contactPage.page,
  privacyPolicy.page,
  termsConditions.page,
  accessibilityStatement.page,
  notFound.page,
  receivedPage.page,
  againPage.page,
];

export const indexedPages = allPages.filter(({ indexed }) => indexed !== false);

/** A page that lists others has changed when one of those has. */
export function lastChange(page: Page): string {
  const listed = allPages.filter(({ parent }) => parent?.path === page.path);
  const dates = [page, ...listed].map(({ updated }) => updated).sort();
  return dates.at(-1) ?? page.updated;
}
