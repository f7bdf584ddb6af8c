import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** All rules of WCAG 2.2 AA and axe's own advice; that on the size of targets is off by default. */
const wcagRules: RunOptions = { rules: { 'target-size': { enabled: true } } };

/**
 * Faults that axe finds in a page as it is, or in a part of it. It runs in the page itself and reports
 * violations alone: @axe-core/playwright takes five times as long and finds the same.
 */
export async function axeFindings(page: Page, part = 'html', rules = wcagRules): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const options: RunOptions = { ...rules, resultTypes: ['violations'], iframes: false };
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`));
}
