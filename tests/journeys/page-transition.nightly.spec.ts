import type { Page } from '@playwright/test';
import { desktop, expect, test } from '#harness/journey.ts';

interface Transition {
  readonly isTransition: boolean;
  readonly moving: readonly string[];
  /** The width of the header in the transition, empty if the header takes no part in it. */
  readonly headerWidth: string;
}

declare global {
  interface Window {
    transition: Promise<Transition>;
  }
}

/** Records the transition to every page when it begins. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.transition = new Promise((resolve) => {
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

async function follow(page: Page, name: string, path: string): Promise<Transition> {
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  return page.evaluate(() => window.transition);
}

/**
 * Delays the first paint of the home page until it is parsed. A busy browser paints it earlier,
 * without the tiles that are the targets of the transition.
 */
const showWhenParsed = (page: Page) =>
  page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const link = '<link rel="expect" href="#content" blocking="render">';
    await route.fulfill({ response, body: html.replace('<head>', `<head>${link}`) });
  });

test('a page transition moves the lit tiles and leaves the header in place', async ({ page }) => {
  await watchTransitions(page);
  await showWhenParsed(page);
  // Chromium skips the transition on a busy machine, so this is repeated.
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

  test('pages change without a transition', async ({ page }) => {
    await watchTransitions(page);
    await page.goto('/contact');
    const { isTransition, moving } = await follow(page, 'Home', '/');
    expect(isTransition).toBe(false);
    expect(moving.filter((name) => name.includes('view-transition'))).toEqual([]);
  });
});
