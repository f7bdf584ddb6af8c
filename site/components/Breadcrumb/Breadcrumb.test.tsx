import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Page } from '#content/page.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const page: Page = {
  path: '/tester',
  title: 'Tester',
  description: 'Find out what breaks.',
  kicker: 'Careers',
  updated: '2026-01-01',
};

test('a child page shows its parents, and a top-level page shows nothing', () => {
  const parent = { title: 'Careers', path: '/career' };
  const html = renderToStaticMarkup(<Breadcrumb page={{ ...page, parent }} />);
  expect(html.match(/>[^<]+</g)).toEqual(['>Home<', '>Careers<', '>Tester<']);
  expect(html).toContain('<a href="/career">');
  expect(html).toContain('<li aria-current="page">Tester');
  expect(renderToStaticMarkup(<Breadcrumb page={page} />)).toBe('');
});
