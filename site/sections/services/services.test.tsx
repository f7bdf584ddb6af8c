import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Service } from '#content/content.ts';
import { relatedServices, serviceProof, serviceScope, workOf } from '#content/services.ts';
import { content } from '#harness/content.ts';
import { ProofPass } from './ProofPass/ProofPass.tsx';
import { RelatedServices } from './RelatedServices/RelatedServices.tsx';
import { ServiceApproach } from './ServiceApproach/ServiceApproach.tsx';
import { ServiceIndex } from './ServiceIndex/ServiceIndex.tsx';
import { ServiceOpening } from './ServiceOpening/ServiceOpening.tsx';
import { ServiceOutcomes } from './ServiceOutcomes/ServiceOutcomes.tsx';
import { ServiceScope } from './ServiceScope/ServiceScope.tsx';
import { ServicesOpening } from './ServicesOpening/ServicesOpening.tsx';

const { caseStudies, services } = content;

const { thumb1: _, thumb2: __, ...sample } = services[0] ?? expect.unreachable();
const service: Service = { ...sample, slug: 'Search', title: 'Search' };
const study = caseStudies[0] ?? expect.unreachable();
const point = (title: string) => ({ title, description: `About ${title}.` });

test('the scope names everything that is covered, each with what it means', () => {
  const covers = [point('Research'), point('Reports')];
  const html = renderToStaticMarkup(
    <ServiceScope content={serviceScope} service={{ ...service, covers }} />,
  );
  expect(html).toContain('What it covers');
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toMatch(/Reports<\/h3><p[^>]*>About Reports\.</);
});

test('the approach is numbered, named after its service and as wide as it has steps', () => {
  const approach = ['A plan', 'A test', 'A talk', 'A trip', 'A toast'].map(point);
  const draw = (steps: number) =>
    renderToStaticMarkup(
      <ServiceApproach service={{ ...service, approach: approach.slice(0, steps) }} />,
    );
  expect(draw(2).replace('<!-- -->', '')).toContain('Our Approach to Search');
  expect(draw(2)).toMatch(/>01<[\s\S]*A plan[\s\S]*>02<[\s\S]*A test/);
  expect(draw(4)).toMatch(/class="[^"]*line[^"]*short/);
  expect(draw(5)).toMatch(/class="[^"]*line[^"]*five/);
});

test('outcomes have their introduction', () => {
  const html = renderToStaticMarkup(
    <ServiceOutcomes
      service={{ ...service, outcomeIntro: 'You keep it.', outcomeDetails: [point('A file')] }}
    />,
  );
  expect(html).toMatch(/Service Outcomes[\s\S]*You keep it\.[\s\S]*A file[\s\S]*About A file\./);
});

test('the opening says what the scene shows, if it is known', () => {
  const draw = (work: string | undefined) =>
    renderToStaticMarkup(<ServiceOpening service={service} study={study} work={work} />);
  expect(draw('Hotel launch film')).toMatch(
    /<figcaption[^>]*><span[^>]*>From our work: Hotel launch film</,
  );
  expect(draw(undefined)).not.toContain('figcaption');
  expect(draw(undefined)).toMatch(/<img[^>]+fetchPriority="high"/);
});

test('a scene is known by its picture, or by the case that the service names', () => {
  const scene = (picture: string, of?: string) =>
    workOf(
      {
        ...service,
        scene: {
          picture,
          description: 'A scene.',
          ...(of && { of: { collection: 'case-studies' as const, id: of } }),
        },
      },
      content,
    );
  expect(scene('Hotel-Launch-Film')).toBe('Hotel launch film');
  expect(scene('Back-Office')).toBe(study.shorttitle);
  expect(scene('about-workbench')).toBeUndefined();
  expect(scene('about-workbench', study.slug)).toBe(study.shorttitle);
});

test('one of two services with one title says which it is', () => {
  const second = { ...service, part: 'Part two' };
  expect(
    renderToStaticMarkup(<ServiceOpening service={second} study={study} work={undefined} />),
  ).toMatch(/>Part two<\/p><h1[^>]*>Search</);
  expect(
    renderToStaticMarkup(<RelatedServices content={relatedServices} services={[second]} />),
  ).toContain('>Search, part two<');
  expect(
    renderToStaticMarkup(
      <ServicesOpening content={{ title: 'All', lead: 'Of them' }} services={[service, second]} />,
    ).match(/Part two/g),
  ).toHaveLength(1);
});

test('the proof leads to its case and says what to look at', () => {
  const html = renderToStaticMarkup(
    <ProofPass content={serviceProof} study={study} text="Rooms came first." />,
  );
  expect(html).toContain('Rooms came first.');
  expect(html).toContain(`href="/case_study/${study.slug}">${study.title}<`);
  expect(html).toContain(study.Industry);
});

test('an entry of the index is as wide as it asks, and shows the tags it has', () => {
  const { col: _, ...wide } = service;
  const index = (entry: Service) =>
    renderToStaticMarkup(
      <ServiceIndex
        content={{
          title: 'All',
          lead: 'Of them',
          groups: [{ title: 'Group', services: [entry] }],
        }}
      />,
    );
  expect(index(wide)).toMatch(/<li class="[^"]*whole/);
  expect(index({ ...wide, col: 6 })).toMatch(/<li class="[^"]*half/);
  expect(index(wide)).not.toContain('tags');
  expect(index({ ...wide, thumb2: 'Reports' })).toContain('>Reports<');
  expect(index({ ...wide, thumb1: 'Words', thumb2: 'Reports' })).toContain('>Words · Reports<');
});
