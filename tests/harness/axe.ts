import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

const isThere = "'axe' in window";

/**
 * What axe finds wrong with a page as it stands, or with a part of it. In the page itself and for
 * violations alone: @axe-core/playwright opens a second page for each look and describes every node that
 * is in order, which takes five times as long and finds the same.
 */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(isThere))) await page.evaluate(axe.source);
  const options = { resultTypes: ['violations'], iframes: false };
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`));
}
