import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Page } from '#content/page.ts';
import { PageBanner } from './PageBanner.tsx';

const page: Page = {
  path: '/team',
  title: 'Team',
  description: 'Who we are.',
  kicker: 'Team',
  updated: '2026-01-01',
};
const content = { title: 'Our team' };

test('a banner is its title alone where nothing else is given', () => {
  const html = renderToStaticMarkup(<PageBanner content={content} page={page} />);
  expect(html).toContain('Our team</h1>');
  expect(html).not.toContain('<nav');
  expect(html).not.toMatch(/<p[ >]/);
  expect(html).not.toMatch(/withFigure/);
});

test('label, lead, figure and what follows stand in their order around the title', () => {
  const html = renderToStaticMarkup(
    <PageBanner
      content={{ ...content, label: 'A label', lead: 'A lead' }}
      figure={<b>figure</b>}
      page={page}
    >
      <i>filter</i>
    </PageBanner>,
  );
  const places = ['figure', 'A label', 'Our team', 'A lead', 'filter'].map((text) =>
    html.indexOf(`>${text}<`),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(html).toMatch(/<section class="[^"]*withFigure/);
});

test('a page below another one shows the way back', () => {
  const parent = { title: 'Services', path: '/services' };
  const html = renderToStaticMarkup(<PageBanner content={content} page={{ ...page, parent }} />);
  expect(html).toContain('aria-label="Breadcrumb"');
  expect(html).toContain('<a href="/">Home</a>');
  expect(html).toContain('<a href="/services">Services</a>');
  expect(html).toContain('<li aria-current="page">Team</li>');
});
