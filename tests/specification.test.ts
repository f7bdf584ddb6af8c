import { expect, test } from 'vitest';
import { caseStudies } from '#content/case-studies.ts';
import { faqs } from '#content/faqs.ts';
import { servicesAtHome, worksAtHome } from '#content/home.ts';
import { jobs } from '#content/jobs/careers.ts';
import { partners } from '#content/partners.ts';
import { portfolio, portfolioLimit, portfolioMosaic } from '#content/portfolio.ts';
import { services } from '#content/services.ts';
import { footer } from '#content/site.ts';
import { people, team, teamLimit, teamWall } from '#content/team.ts';
import { technologyGroups } from '#content/technologies.ts';
import { testimonials } from '#content/testimonials.ts';
import { specification } from './specification-counts.ts';

/** The content has these in this order; what an editor adds may stand between them. */
function expectInOrder(content: readonly string[], named: readonly string[]): void {
  let from = 0;
  for (const name of named) {
    const at = content.indexOf(name, from);
    expect(at, `${name} in its order`).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
}

test('§3 the content has all that the specification names, in its order', () => {
  expectInOrder(
    services.map(({ title }) => title),
    specification.services,
  );
  expectInOrder(
    caseStudies.map(({ slug }) => slug),
    specification.caseStudies,
  );
  expectInOrder(
    jobs.map(({ title, page }) => `${title} ${page.path}`),
    specification.jobs.map(({ title, path }) => `${title} ${path}`),
  );
  expectInOrder(faqs.list.answer.services, specification.servicesInAnswers);
  const asked = faqs.list.questions.map(({ question }) => question);
  expectInOrder(
    asked.map((question) => String(specification.questions.find((like) => like.test(question)))),
    specification.questions.map(String),
  );
});

test('§3 the content has at least as much of everything as the specification counts', () => {
  const [web, databases, seo, graphicDesign] = technologyGroups.map(({ items }) => items.length);
  const counts = {
    portfolio: portfolio.length,
    teamEntries: team.length,
    people: people.length,
    partners: partners.names.length,
    testimonials: testimonials.length,
    industries: footer.industries.length,
    webPlatform: web,
    databases,
    seo,
    graphicDesign,
  };
  const wanted = { ...specification, ...specification.technologies };
  for (const [name, count] of Object.entries(counts)) {
    const least = Object.entries(wanted).find(([key]) => key === name)?.[1];
    expect(count, name).toBeGreaterThanOrEqual(Number(least));
  }
  expect([...new Set(portfolio.map(({ category }) => category))].sort()).toEqual(
    [...specification.categories].sort(),
  );
});

test('§9 pages show as many as the specification says, however many there are', () => {
  expect(servicesAtHome).toEqual(services.slice(5, 11));
  expect(servicesAtHome).toHaveLength(specification.servicesAtHome);
  expect(worksAtHome).toHaveLength(specification.worksAtHome);
  expect(portfolioLimit).toBe(specification.portfolioAtMost);
  expect(portfolioMosaic.items.length).toBeLessThanOrEqual(specification.portfolioAtMost);
  expect(teamLimit).toBe(specification.teamEntries);
  expect(teamWall.members.length).toBeLessThanOrEqual(specification.teamEntries);
});
