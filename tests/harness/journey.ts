import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { siteHosts } from './site-hosts.ts';

export { expect };

/** The two sizes in which screens are tested. */
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

/**
 * Chromium's error when a busy machine misses the time for a page transition. The new page is shown
 * all the same.
 */
const lateTransition = /^(?:InvalidStateError|TimeoutError): Transition was aborted/;

/**
 * Chromium's warning about fonts that are used late on a busy machine, or not at all because a
 * script failed.
 */
const lateFont = /\.woff2 was preloaded using link preload but not used within a few seconds/;

/** Waits for the scripts that load after the first paint. */
export const waitForScripts = (page: Page) =>
  expect(page.locator('[data-scripted]')).toBeAttached();

/** Waits until the page has changed from the fallback fonts to the web fonts. */
export const waitForFonts = async (page: Page) => {
  await expect(page.locator('[data-web-fonts]')).not.toHaveAttribute('media', 'not all');
};

/** Moves the pointer over every island in a part of the page, which hydrates it. */
export async function pointAtIslands(part: Locator): Promise<void> {
  for (const island of await part.locator('astro-island').all()) {
    await island.locator(':scope > *').first().hover();
  }
}

/**
 * A journey fails on any console error or warning, on any uncaught error, and on any request to a
 * host other than the site's own (and the map's).
 */
export const test = base.extend<{
  /** Console messages that a journey allows. */
  expectedConsole: RegExp[];
}>({
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      const text = message.text();
      const expected = [...expectedConsole, lateFont];
      if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
    });
    page.on('pageerror', (error) => {
      if (!lateTransition.test(String(error))) problems.push(String(error));
    });
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && !siteHosts.includes(hostname)) {
        problems.push(`request to ${hostname}`);
      }
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});
