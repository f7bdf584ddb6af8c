import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageOfCaseStudy } from '#content/case-studies.ts';
import { home } from '#content/pages.ts';
import { expertiseOf, mainMenuOf } from '#content/site.ts';
import { content } from '#harness/content.ts';
import { SiteFooter } from './SiteFooter/SiteFooter.tsx';
import { SiteHeader } from './SiteHeader/SiteHeader.tsx';

const study = content.caseStudies[0] ?? expect.unreachable();
const headerOf = (page: typeof home) =>
  renderToStaticMarkup(<SiteHeader menu={mainMenuOf(content.services)} page={page} />);
const footerOf = (page: typeof home) =>
  renderToStaticMarkup(
    <SiteFooter expertise={expertiseOf(content.services)} page={page} year={2031} />,
  );
/** What the links to a path say of the page they are on. */
const currentOn = (html: string, path: string) =>
  new Set(
    (html.match(/<a [^>]*>/g) ?? [])
      .filter((link) => link.includes(`href="${path}"`))
      .map((link) => /aria-current="(\w+)"/.exec(link)?.[1]),
  );

test.each([
  ['header', headerOf(home)],
  ['footer', footerOf(home)],
])('the %s marks the links to its own page, and no others', (_name, html) => {
  expect(currentOn(html, '/')).toEqual(new Set(['page']));
  expect(currentOn(html, '/services')).toEqual(new Set([undefined]));
});

test('the header marks the part of the site that a page belongs to', () => {
  expect(currentOn(headerOf(pageOfCaseStudy(study)), '/portfolio')).toEqual(new Set(['true']));
});

test('§2 the footer shows the year it is given', () => {
  expect(footerOf(home)).toContain('2031');
});
