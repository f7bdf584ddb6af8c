import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { relatedServices, type Service, serviceScope } from '#content/services.ts';
import { RelatedServices } from './RelatedServices/RelatedServices.tsx';
import { ServiceApproach } from './ServiceApproach/ServiceApproach.tsx';
import { ServiceIndex } from './ServiceIndex/ServiceIndex.tsx';
import { ServiceOutcomes } from './ServiceOutcomes/ServiceOutcomes.tsx';
import { ServiceScope } from './ServiceScope/ServiceScope.tsx';

const bare: Service = {
  Id: 1,
  image: 'SEO-Services',
  slug: 'SEO-Services',
  title: 'Search',
  description: 'To be found.',
};
const point = { title: 'A plan', description: 'Written down.' };

describe('what a service does not list is not announced', () => {
  test.each([
    ['scope', <ServiceScope content={serviceScope} key="scope" service={bare} />],
    [
      'scope, empty',
      <ServiceScope content={serviceScope} key="none" service={{ ...bare, features: [] }} />,
    ],
    ['approach', <ServiceApproach key="approach" service={bare} />],
    ['approach, empty', <ServiceApproach key="none" service={{ ...bare, approach: [] }} />],
    ['outcomes', <ServiceOutcomes key="outcomes" service={bare} />],
    ['outcomes, empty', <ServiceOutcomes key="none" service={{ ...bare, outcomeDetails: [] }} />],
    ['related', <RelatedServices band="mist" content={relatedServices} key="none" services={[]} />],
  ])('%s', (_, section) => {
    expect(renderToStaticMarkup(section)).toBe('');
  });
});

test('the scope names every feature', () => {
  const service = { ...bare, features: ['Research', 'Reports'] };
  const html = renderToStaticMarkup(<ServiceScope content={serviceScope} service={service} />);
  expect(html).toContain('What it covers');
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toContain('Reports');
});

test('the approach is numbered and named after its service', () => {
  const service = { ...bare, approach: [point, { ...point, title: 'A test' }] };
  const html = renderToStaticMarkup(<ServiceApproach service={service} />);
  expect(html.replace('<!-- -->', '')).toContain('Our Approach to Search');
  expect(html).toMatch(/>01<[\s\S]*A plan[\s\S]*>02<[\s\S]*A test/);
});

test('outcomes have an introduction where there is one', () => {
  const service = { ...bare, outcomeDetails: [point] };
  const intro = 'You keep it.';
  expect(renderToStaticMarkup(<ServiceOutcomes service={service} />)).not.toMatch(/<p[ >]/);
  expect(
    renderToStaticMarkup(<ServiceOutcomes service={{ ...service, outcomeIntro: intro }} />),
  ).toContain(intro);
});

test('related services stand on the band they are given and link to their pages', () => {
  const html = renderToStaticMarkup(
    <RelatedServices band="mist" content={relatedServices} services={[bare]} />,
  );
  expect(html).toContain('data-band="mist"');
  expect(html).toContain('href="/services/SEO-Services"');
});

test('an entry of the index is as wide as it asks, and shows the tags it has', () => {
  const index = (service: Service) =>
    renderToStaticMarkup(
      <ServiceIndex
        content={{
          title: 'All',
          lead: 'Of them',
          groups: [{ title: 'Group', services: [service] }],
        }}
      />,
    );
  expect(index(bare)).toMatch(/<li class="[^"]*whole/);
  expect(index({ ...bare, col: 6 })).toMatch(/<li class="[^"]*half/);
  expect(index(bare)).not.toContain('tags');
  expect(index({ ...bare, thumb2: 'Reports' })).toContain('>Reports<');
  expect(index({ ...bare, thumb1: 'Words', thumb2: 'Reports' })).toContain('>Words · Reports<');
});
