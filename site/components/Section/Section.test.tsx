import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section } from './Section.tsx';

test('a section is a band of paper that keeps to the page', () => {
  const html = renderToStaticMarkup(<Section>Text</Section>);
  expect(html).toMatch(/^<section class="[^"]*page[^"]*" data-band="paper">Text</);
});

test('a section can be another band, another element and as wide as the window', () => {
  const html = renderToStaticMarkup(
    <Section as="div" band="ink" className="placed" width="full">
      Text
    </Section>,
  );
  expect(html).toMatch(/^<div class="[^"]* placed" data-band="ink">Text<\/div>$/);
  expect(html).not.toContain('page');
});
