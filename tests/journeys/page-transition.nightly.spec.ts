import type { Page } from '@playwright/test';
import { desktop, expect, test } from '#harness/journey.ts';

interface Seen {
  /** Whether the page came with a transition. */
  readonly isTransition: boolean;
  /** The pseudo-elements that move. */
  readonly moving: readonly string[];
  /** The header's width in the transition; empty if it is not a part of it. */
  readonly headerWidth: string;
}

declare global {
  interface Window {
    seen: Promise<Seen>;
  }
}

/** Records the transition to every page at the moment it begins. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.seen = new Promise((resolve) => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready.catch(() => undefined);
        const root = document.documentElement;
        resolve({
          isTransition: viewTransition !== null,
          moving: document
            .getAnimations()
            .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : []))
            .filter((name) => name !== null),
          headerWidth: getComputedStyle(root, '::view-transition-new(site-header)').width,
        });
      });
    });
  });

async function follow(page: Page, name: string, path: string): Promise<Seen> {
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  return page.evaluate(() => window.seen);
}

/**
 * Shows the home page only when all of it is parsed. A busy browser shows it earlier, without the tiles to
 * which those of the last page could travel.
 */
const showWhenParsed = (page: Page) =>
  page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const link = '<link rel="expect" href="#content" blocking="render">';
    await route.fulfill({ response, body: html.replace('<head>', `<head>${link}`) });
  });

test('from page to page the lit tiles travel and the header does not move', async ({ page }) => {
  await watchTransitions(page);
  await showWhenParsed(page);
  // A busy browser skips a transition.
  await expect(async () => {
    await page.goto('/contact');
    const { isTransition, moving, headerWidth } = await follow(page, 'Home', '/');
    expect(isTransition).toBe(true);
    expect(moving).toContain('::view-transition-group(red-tile)');
    expect(headerWidth).toBe(`${desktop.width}px`);
    // Neither the page nor the header fades.
    expect(moving.filter((name) => !/-tile\)$/.test(name))).toEqual([]);
  }).toPass();
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change at once', async ({ page }) => {
    await watchTransitions(page);
    await page.goto('/contact');
    const { isTransition, moving } = await follow(page, 'Home', '/');
    expect(isTransition).toBe(false);
    expect(moving.filter((name) => name.includes('view-transition'))).toEqual([]);
  });
});
