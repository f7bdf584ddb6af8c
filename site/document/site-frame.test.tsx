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
/** The values of `aria-current` of the links to a path. */
const currentOn = (html: string, path: string) =>
  new Set(
    (html.match(/<a [^>]*>/g) ?? [])
      .filter((link) => link.includes(`href="${path}"`))
      .map((link) => /aria-current="(\w+)"/.exec(link)?.[1]),
  );

test.each([
  ['header', headerOf(home)],
  ['footer', footerOf(home)],
])('the %s marks only links to the current page', (_name, html) => {
  expect(currentOn(html, '/')).toEqual(new Set(['page']));
  expect(currentOn(html, '/services')).toEqual(new Set([undefined]));
});

test('the header marks the section of the current page', () => {
  expect(currentOn(headerOf(pageOfCaseStudy(study)), '/portfolio')).toEqual(new Set(['true']));
});

test('§2 the footer shows the given year', () => {
  expect(footerOf(home)).toContain('2031');
});
