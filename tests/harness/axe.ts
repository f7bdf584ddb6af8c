import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** axe's default rules plus the rule on the size of targets, which is off by default. */
const wcagRules: RunOptions = { rules: { 'target-size': { enabled: true } } };

/**
 * Runs axe in the page, or in a part of it, and returns the violations. @axe-core/playwright finds
 * the same and takes five times as long.
 */
export async function axeFindings(page: Page, part = 'html', rules = wcagRules): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const options: RunOptions = { ...rules, resultTypes: ['violations'], iframes: false };
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`));
}
