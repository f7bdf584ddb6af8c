import { expect, test } from 'vitest';
import { allPagesOf } from '#discovery/all-pages.ts';
import { content } from '#harness/content.ts';
import { factsOf } from '#scripts/report/page-facts.ts';
import { reportHtml } from '#scripts/report/report-html.tsx';

const allPages = allPagesOf(content);
const [home, ...others] = allPages;
const scores = { '/': { performance: 100, accessibility: 99, 'best-practices': 98, seo: 97 } };

test('the report shows every page, its card and its weight, and needs no other file', async () => {
  const facts = await Promise.all(allPages.map((page) => factsOf(page, allPages, {})));
  const html = reportHtml(facts, new Date('2026-11-15'));
  expect(html.match(/<li class="row">/g)).toHaveLength(others.length + 1);
  expect(html.match(/<img class="card" src="data:image\/webp;base64,/g)).toHaveLength(
    allPages.length,
  );
  expect(html).not.toMatch(/(?:src|href)="(?!data:)|url\((?!data:)/);
  for (const { weight } of facts) {
    expect(weight.document).toBeGreaterThan(0);
    expect(weight.scripts).toBeGreaterThan(0);
  }
});

test('the report says plainly whether scores were measured', async () => {
  if (!home) throw new Error('There is no home page');
  const unmeasured = reportHtml([await factsOf(home, allPages, {})], new Date());
  expect(unmeasured).toContain('Lighthouse scores were not measured for this report.');
  const measured = reportHtml([await factsOf(home, allPages, scores)], new Date());
  expect(measured).toContain('were measured for 1 of 1 pages');
  expect(measured).toContain('100 · 99 · 98 · 97');
});
