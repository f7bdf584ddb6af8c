import { expect, test } from 'vitest';
import { faqs } from '#content/faqs.ts';
import { recentWorksOf, serviceListOf } from '#content/home.ts';
import { partnersOf } from '#content/partners.ts';
import { portfolioLimit, portfolioMosaicOf } from '#content/portfolio.ts';
import { footer } from '#content/site.ts';
import { teamLimit, teamWallOf } from '#content/team.ts';
import { technologyGroupsOf } from '#content/technologies.ts';
import { content } from '#harness/content.ts';
import { specification } from './specification-counts.ts';

const { caseStudies, jobs, portfolio, services, team: people, testimonials } = content;
const servicesAtHome = serviceListOf(content.services).services;
const worksAtHome = recentWorksOf(content.portfolio).works;
const partners = partnersOf(content.partners);
const portfolioMosaic = portfolioMosaicOf(content.portfolio);
const teamWall = teamWallOf(content.team);
const technologyGroups = technologyGroupsOf(content.technologies);

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
  const asked = content.questions.map(({ question }) => question);
  expectInOrder(
    asked.map((question) => String(specification.questions.find((like) => like.test(question)))),
    specification.questions.map(String),
  );
});

test('§3 the content has at least as much of everything as the specification counts', () => {
  const [web, databases, seo, graphicDesign] = technologyGroups.map(({ items }) => items.length);
  const counts = {
    portfolio: portfolio.length,
    teamEntries: teamWall.members.length,
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
  expect(portfolio.map(({ category }) => category)).toEqual(
    expect.arrayContaining([...specification.categories]),
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
