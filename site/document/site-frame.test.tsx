import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pageOfCaseStudy } from '#content/case-studies.ts';
import { home } from '#content/pages.ts';
import { expertiseOf, mainMenuOf } from '#content/site.ts';
import { content } from '#harness/content.ts';
import { SiteFooter } from './SiteFooter/SiteFooter.tsx';
import { SiteHeader } from './SiteHeader/SiteHeader.tsx';

const { caseStudies } = content;

const study = caseStudies[0] ?? expect.unreachable();
const frames = {
  header: (page: typeof home) =>
    renderToStaticMarkup(<SiteHeader menu={mainMenuOf(content.services)} page={page} />),
  footer: (page: typeof home) =>
    renderToStaticMarkup(
      <SiteFooter expertise={expertiseOf(content.services)} page={page} year={2031} />,
    ),
};
const linksTo = (html: string, path: string) =>
  (html.match(/<a [^>]*>/g) ?? []).filter((link) => link.includes(`href="${path}"`));

describe.each(['header', 'footer'] as const)('the %s', (name) => {
  test('marks the links to the page it stands on, and no others', () => {
    const html = frames[name](home);
    expect(linksTo(html, '/').length).toBeGreaterThan(0);
    expect(linksTo(html, '/').every((link) => link.includes('aria-current="page"'))).toBe(true);
    expect(linksTo(html, '/services').some((link) => link.includes('aria-current'))).toBe(false);
  });
});

test('the header marks the part of the site that a page lies in, and the menu that holds it', () => {
  const within = frames.header(pageOfCaseStudy(study));
  expect(linksTo(within, '/portfolio').every((link) => link.includes('aria-current="true"'))).toBe(
    true,
  );
  const opener = /<button aria-controls="company-menu"[^>]*>/;
  expect(opener.exec(within)?.[0]).toContain('current');
  expect(opener.exec(frames.header(home))?.[0]).not.toContain('current');
});

test('the footer says the year it is given', () => {
  expect(frames.footer(home)).toContain('2031');
});
