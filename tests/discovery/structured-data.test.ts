import { existsSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { describe, expect, it, test } from 'vitest';
import { identity } from '#agency/identity.ts';
import { film } from '#content/film.ts';
import { isOpen } from '#content/job.ts';
import { allPagesOf, indexedPagesOf } from '#discovery/all-pages.ts';
import { builtOn } from '#discovery/built-on.ts';
import { addressOf } from '#discovery/head.ts';
import { graphOf, toScriptText } from '#discovery/structured-data/graph.ts';
import { content } from '#harness/content.ts';
import { built, builtPage, builtPages } from './built-pages.ts';
import { schemaOrgDefinitions } from './vocabulary.ts';

const { caseStudies, jobs, services, team: people } = content;
const allPages = allPagesOf(content);
const indexedPages = indexedPagesOf(content);

type Node = Readonly<Record<string, unknown>>;

const definitions = schemaOrgDefinitions();

async function issuesOf(html: string) {
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = await new Validator(definitions).validate(extracted);
  // The warnings are Google's optional properties (a salary, a rating …), except those about
  // properties that schema.org does not know.
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage, rootType }) => `${rootType}: ${issueMessage}`);
}

function graphIn(html: string): readonly Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  const graph = JSON.parse(String(scripts[0]?.[1]));
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'];
}

const typesOn = (path: string) => graphIn(builtPage(path).html).map((node) => node['@type']);
const nodeOn = (path: string, type: string) =>
  graphIn(builtPage(path).html).find((node) => node['@type'] === type);
const pagesWith = (type: string) =>
  builtPages.filter(({ path }) => typesOn(path).includes(type)).map(({ path }) => path);

const options = {
  content,
  builtOn: new Date('2026-11-15'),
  film: { file: '/film.mp4', poster: '/poster.jpg', description: 'A film.', seconds: 14 },
};

test.each(allPages.map(({ path }) => path))(
  'the structured data of %s is valid, and all its references resolve',
  async (path) => {
    const { html } = builtPage(path);
    const graph = graphIn(html);
    const ids = graph.map((node) => node['@id']);
    const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(
      ([, id]) => id,
    );
    expect.soft(await issuesOf(html)).toEqual([]);
    expect.soft(new Set(ids).size).toBe(ids.length);
    expect.soft(references.filter((id) => !ids.includes(id))).toEqual([]);
    expect.soft(typesOn(path).slice(0, 2)).toEqual(['ProfessionalService', 'WebSite']);
    expect.soft(graph[0]).toMatchObject({ name: identity.name, email: identity.email });
  },
);

test('every kind of page has the type that describes it', () => {
  const paths = indexedPages.map(({ path }) => path);
  const below = (start: string) => paths.filter((path) => path.startsWith(start));
  const expected = {
    Service: below('/services/'),
    CreativeWork: below('/case_study/'),
    ProfilePage: below('/team-single/'),
    Person: below('/team-single/'),
    FAQPage: ['/faqs'],
    ContactPage: ['/contact'],
    BreadcrumbList: paths.filter((path) => path !== '/'),
  };
  for (const [type, pages] of Object.entries(expected)) {
    expect(pagesWith(type).sort(), type).toEqual(pages.sort());
  }
});

test('the page of a service, case study or person names it as the main entity', () => {
  for (const [path, page, thing] of [
    [`/services/${services[0]?.slug}`, 'WebPage', 'Service'],
    [`/case_study/${caseStudies[0]?.slug}`, 'WebPage', 'CreativeWork'],
    [`/team-single/${people[0]?.slug}`, 'ProfilePage', 'Person'],
  ] as const) {
    expect(nodeOn(path, page)?.mainEntity).toEqual({ '@id': nodeOn(path, thing)?.['@id'] });
  }
});

test('every question of the structured data is on the page, with its anchor', () => {
  const page = nodeOn('/faqs', 'FAQPage');
  const { html } = builtPage('/faqs');
  const questions = page?.mainEntity as readonly { name: string; '@id': string }[];
  expect(questions).toHaveLength(content.questions.length);
  for (const question of questions) {
    expect(html).toContain(question.name);
    expect(html).toContain(`id="${new URL(question['@id']).hash.slice(1)}"`);
  }
});

describe('a position', () => {
  it('is on its own page only, with every field that search engines require', () => {
    const open = jobs.filter((job) => isOpen(job, builtOn()));
    expect(pagesWith('JobPosting').sort()).toEqual(open.map(({ page }) => page.path).sort());
    for (const job of open) {
      expect(nodeOn(job.page.path, 'JobPosting')).toMatchObject({
        description: expect.stringMatching(/^<p>.+<\/p><h3>.+<\/h3><ul><li>.+<\/ul>$/),
        validThrough: `${job.validThrough}T23:59:59Z`,
        employmentType: job.employmentType,
        hiringOrganization: { name: identity.name },
        jobLocation: {
          address: { addressLocality: identity.city, addressCountry: identity.countryCode },
        },
        directApply: false,
        url: addressOf(job.page.path),
      });
    }
  });

  it('is left out of builds after its last day', () => {
    for (const { page, validThrough } of jobs) {
      const typesAt = (builtOn: Date) =>
        graphOf(page, { ...options, builtOn })['@graph'].map((node) =>
          typeof node === 'string' ? node : node['@type'],
        );
      expect(typesAt(new Date(`${validThrough}T12:00:00Z`))).toContain('JobPosting');
      const later = new Date(`${validThrough}T12:00:00Z`);
      later.setUTCDate(later.getUTCDate() + 1);
      expect(typesAt(later)).not.toContain('JobPosting');
      expect(typesAt(later)).toContain('WebPage');
    }
  });
});

describe('the film', () => {
  it('is described exactly on the pages that show it', () => {
    const showing = builtPages.filter(({ html }) => html.includes(film.open));
    expect(pagesWith('VideoObject')).toEqual(showing.map(({ path }) => path));
    expect(showing.length).toBeGreaterThan(0);
  });

  it('has every required field, and its files are in the build', () => {
    const described = nodeOn('/', 'VideoObject');
    expect(described?.duration).toBe('PT14S');
    for (const address of [described?.contentUrl, described?.thumbnailUrl]) {
      expect(existsSync(`${built}${new URL(String(address)).pathname}`), String(address)).toBe(
        true,
      );
    }
  });
});

test('escapes texts so that they cannot close the script element', () => {
  const page = { ...builtPages[0], path: '/x', title: '</script><script>alert(1)</script>' };
  const graph = graphOf(
    { ...page, description: '<!--', kicker: '', updated: '2026-11-15' },
    options,
  );
  expect(toScriptText(graph)).not.toContain('<');
  expect(JSON.parse(toScriptText(graph))).toEqual(graph);
});
