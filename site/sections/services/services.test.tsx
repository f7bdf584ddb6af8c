import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Service } from '#content/content.ts';
import { relatedServices, workOf } from '#content/services.ts';
import { content } from '#harness/content.ts';
import { RelatedServices } from './RelatedServices/RelatedServices.tsx';
import { ServiceIndex } from './ServiceIndex/ServiceIndex.tsx';
import { ServiceOpening } from './ServiceOpening/ServiceOpening.tsx';

const { thumb1: _, thumb2: __, ...sample } = content.services[0] ?? expect.unreachable();
const service: Service = { ...sample, slug: 'Search', title: 'Search' };
const study = content.caseStudies[0] ?? expect.unreachable();

test('the scene of a service is named after its picture, or after the case that the service names', () => {
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

test('a scene without a name has no caption', () => {
  const html = renderToStaticMarkup(
    <ServiceOpening service={service} study={study} work={undefined} />,
  );
  expect(html).not.toContain('figcaption');
});

test('§3 two services with the same title are told apart by their parts', () => {
  const second = { ...service, part: 'Part two' };
  const opening = renderToStaticMarkup(
    <ServiceOpening service={second} study={study} work={undefined} />,
  );
  expect(opening).toMatch(/>Part two<\/p><h1[^>]*>Search</);
  const related = renderToStaticMarkup(
    <RelatedServices content={relatedServices} services={[second]} />,
  );
  expect(related).toContain('>Search, part two<');
});

test.each([
  [{}, undefined],
  [{ thumb2: 'Reports' }, 'Reports'],
  [{ thumb1: 'Words', thumb2: 'Reports' }, 'Words · Reports'],
])('the index shows the tags %j of a service', (tags, shown) => {
  const groups = [{ title: 'Group', services: [{ ...service, ...tags }] }];
  const html = renderToStaticMarkup(
    <ServiceIndex content={{ title: 'All', lead: 'Of them', groups }} />,
  );
  expect(/<p class="[^"]*tags[^"]*">([^<]*)</.exec(html)?.[1]).toBe(shown);
});
