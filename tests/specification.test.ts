import { expect, test } from 'vitest';
import { faqs } from '#content/faqs.ts';
import { recentWorksOf, serviceListOf } from '#content/home.ts';
import { portfolioMosaicOf } from '#content/portfolio.ts';
import { footer } from '#content/site.ts';
import { teamWallOf } from '#content/team.ts';
import { technologyGroupsOf } from '#content/technologies.ts';
import { content } from '#harness/content.ts';

const { caseStudies, jobs, portfolio, questions, services, team, technologies } = content;

/** Expects these names in this order. An editor may add others between them. */
function expectInOrder(actual: readonly string[], expected: readonly (string | RegExp)[]): void {
  let from = 0;
  for (const name of expected) {
    const at = actual.findIndex((each, index) => index >= from && each.search(name) >= 0);
    expect(at, `${name} in its order`).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
}

test('§3 the services are the 17 of the specification', () => {
  expectInOrder(
    services.map(({ title }) => title),
    [
      'IT Management Services',
      'Data Tracking and Security',
      'Website Development',
      'Modern Technology Solution',
      'UI/UX Design Services',
      'Web Design Services',
      'Web Development Services',
      'Mobile Apps Development',
      'Content Development Services',
      'Design Services',
      'SEO Services',
      'Strategic Planning and Execution',
      'Business Process Optimization',
      'Digital Transformation Consulting',
      'Change Management',
      'Performance Metrics and KPI Development',
      'Strategic Planning and Execution',
    ],
  );
});

test('§3 case studies, jobs and questions are those of the specification', () => {
  expectInOrder(
    caseStudies.map(({ slug }) => slug),
    ['Back-Office', 'Mahatal-Al-Alam', 'Haramayn-Hotels'],
  );
  expectInOrder(
    jobs.map(({ title, page }) => `${title} ${page.path}`),
    [
      'Search Engine Optimization Specialist /seo-detail',
      'Graphic Designer /graphic-detail',
      'Business Development Executive /bd-detail',
    ],
  );
  expectInOrder(
    questions.map(({ question }) => question),
    [
      /how .* choose a software development company/i,
      /what is a custom software development company/i,
      /why .* businesses need custom software/i,
      /how much .* cost/i,
      /why is .* important/i,
    ],
  );
  expectInOrder(faqs.list.answer.services, [
    'Web and mobile app development',
    'Software architecture',
    'IT consulting and audit',
    'Legacy system modernization',
    'Cloud computing',
    'QA and testing',
    'Business analysis',
    'IT staffing services',
  ]);
});

test('§3 there are at least as many entries as the specification counts', () => {
  const inGroup = (name: string) => technologies.filter(({ group }) => group === name).length;
  const counts = [
    ['portfolio items', portfolio.length, 13],
    ['team cards', teamWallOf(team).members.length, 6],
    ['people', team.length, 5],
    ['partners', content.partners.length, 15],
    ['testimonials', content.testimonials.length, 3],
    ['industries', footer.industries.length, 3],
    ['web technologies', inGroup('Web Platform'), 10],
    ['databases', inGroup('Databases'), 6],
    ['SEO tools', inGroup('SEO'), 3],
    ['graphic design tools', inGroup('Graphic Design'), 7],
  ] as const;
  for (const [name, count, least] of counts) expect(count, name).toBeGreaterThanOrEqual(least);
  expect(portfolio.map(({ category }) => category)).toEqual(
    expect.arrayContaining([
      'booking',
      'technology',
      'Video',
      'analysis',
      'helpdesk',
      'marketing',
      'App design',
    ]),
  );
});

/** Fifty copies of the first entry, numbered from 0. */
const fifty = <Entry extends { title: string }>([first]: readonly Entry[]): readonly Entry[] => {
  if (!first) throw new Error('There is no entry');
  return Array.from({ length: 50 }, (_, index) => ({ ...first, Id: index, title: `${index}` }));
};
const titlesOf = (entries: readonly { title: string }[] | undefined) =>
  entries?.map(({ title }) => title).join(' ');

test('§9 pages show as many entries as the specification says, however many there are', () => {
  const web = fifty(technologies.filter(({ group }) => group === 'Web Platform'));
  const tabs = technologyGroupsOf(web);
  const works = fifty(portfolio.filter(({ category }) => category === 'booking'));
  const others = fifty(portfolio.filter(({ category }) => category === 'Video'));
  expect(titlesOf(serviceListOf(fifty(services)).services)).toBe('5 6 7 8 9 10');
  expect(titlesOf(tabs[0]?.items)).toBe('0 1 2 3 4 5 6 7 8 9 10 11');
  expect(titlesOf(tabs[4]?.items)).toBe('4 5 6 7 8 9 10');
  expect(titlesOf(recentWorksOf([...others, ...works]).works)).toBe('0 1 2 3');
  expect(recentWorksOf(others).works).toEqual([]);
  expect(portfolioMosaicOf(works).items).toHaveLength(40);
  expect(teamWallOf(fifty(team.map(({ again: _, ...member }) => member))).members).toHaveLength(6);
});
