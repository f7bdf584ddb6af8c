import { expect, test } from 'vitest';
import { allPagesOf } from '#discovery/all-pages.ts';
import { content } from '#harness/content.ts';
import { factsOf } from '#scripts/report/page-facts.ts';
import { reportHtml } from '#scripts/report/report-html.tsx';

const allPages = allPagesOf(content);
const pages = allPages.slice(0, 2);
const scores = { '/': { performance: 100, accessibility: 99, 'best-practices': 98, seo: 97 } };

test('the report shows the card and the scores of each page and loads no other file', async () => {
  const facts = await Promise.all(pages.map((page) => factsOf(page, allPages, scores)));
  const html = reportHtml(facts, new Date('2026-11-15'));
  expect(html.match(/<img class="card" src="data:image\/webp;base64,/g)).toHaveLength(2);
  expect(html).not.toMatch(/(?:src|href)="(?!data:)|url\((?!data:)/);
  expect(html).toContain('were measured for 1 of 2 pages');
  expect(html).toContain('100 · 99 · 98 · 97');
  for (const { weight } of facts) {
    expect(weight.document).toBeGreaterThan(0);
    expect(weight.scripts).toBeGreaterThan(0);
  }
});
