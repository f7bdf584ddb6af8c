import type { Page } from '@playwright/test';
import { recentWorksOf } from '#content/home.ts';
import { portfolioFilter, portfolioMosaicOf } from '#content/portfolio.ts';
import { content } from '#harness/content.ts';
import { expect, phone, test, waitForScripts } from '#harness/journey.ts';

const { testimonials } = content;
const worksAtHome = recentWorksOf(content.portfolio).works;
const portfolioMosaic = portfolioMosaicOf(content.portfolio);

const works = portfolioMosaic.items;
const [, second] = worksAtHome;

/** Holds every script back that is asked for from now on, as a slow network does. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Two frames: whatever a press does at once has been done. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

test.describe('A press before the script has come is not lost', () => {
  test('a click on a tab', async ({ page }) => {
    await page.goto('/');
    const release = await holdScripts(page);
    const tab = page.getByRole('tab', { name: 'Databases' });
    await tab.click();
    await settle(page);
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Databases');
  });

  test('keys on a tab, each of them', async ({ page }) => {
    await page.goto('/');
    const release = await holdScripts(page);
    await page.getByRole('tab', { name: 'Web Platform' }).focus();
    await page.keyboard.press('ArrowRight');
    await settle(page);
    release();
    const next = page.getByRole('tab', { name: 'Databases' });
    await expect(next).toHaveAttribute('aria-selected', 'true');
    await expect(next).toBeFocused();
  });

  test('two clicks on the arrow of a carousel', async ({ page }) => {
    await page.goto('/');
    const release = await holdScripts(page);
    const next = page.getByRole('button', { name: 'Next quote' });
    await next.click();
    await next.click();
    release();
    await expect(page.getByText(`Quote 3 of ${testimonials.length}`)).toBeVisible();
  });

  test('a click on a star of the works', async ({ page }) => {
    await page.goto('/');
    const release = await holdScripts(page);
    await page.getByRole('button', { name: `Show ${second?.title}` }).click();
    release();
    const inView = page
      .getByRole('region', { name: 'recent best works' })
      .locator('figure:not([inert])');
    await expect(inView).toHaveCount(1);
    await expect(inView).toContainText(String(second?.title));
  });

  test('a click on a filter, which stays on the page', async ({ page }) => {
    await page.goto('/portfolio');
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    const release = await holdScripts(page);
    await page.getByRole('link', { name: 'Video Animations' }).click();
    await settle(page);
    await expect(page).toHaveURL('/portfolio');
    release();
    await expect(page).toHaveURL('/portfolio?category=Video');
    await expect(page.getByRole('status')).toHaveText(
      portfolioFilter.count(
        works.filter(({ category }) => category === 'Video').length,
        works.length,
      ),
    );
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });

  test('the film, by keyboard', async ({ page }) => {
    await page.goto('/about');
    const release = await holdScripts(page);
    await page.getByRole('button', { name: 'Play the film' }).focus();
    await page.keyboard.press('Enter');
    await settle(page);
    await expect(page).toHaveURL('/about');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a press with a key that means another tab is the browser’s', async ({ page, context }) => {
    await page.goto('/portfolio');
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Designing' }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(opened).toHaveURL('/portfolio?category=technology');
    await expect(page).toHaveURL('/portfolio');
  });
});

test.describe('A press before the page’s own script has come is not lost either', () => {
  test('a click on a tab', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const tab = page.getByRole('tab', { name: 'Databases' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('a key on a tab', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('tab', { name: 'Web Platform' }).press('ArrowRight');
    release();
    await expect(page.getByRole('tab', { name: 'Databases' })).toBeFocused();
  });

  test('the menu of a phone, opened', async ({ page }) => {
    await page.setViewportSize(phone);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    release();
    await expect(page.getByRole('button', { name: 'Close' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.locator('main')).toHaveAttribute('inert');
  });

  test.describe('where it cannot be had', () => {
    test.use({
      expectedConsole: [/net::ERR_FAILED|Error hydrating/],
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('the HTML answers it', async ({ page }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route('**/_astro/*.js', async (route) => {
        await promise;
        await route.abort();
      });
      await page.goto('/portfolio', { waitUntil: 'commit' });
      await page.getByRole('link', { name: 'Designing' }).click({ noWaitAfter: true });
      await expect(page).toHaveURL('/portfolio');
      resolve();
      await expect(page).toHaveURL('/portfolio?category=technology');
    });
  });
});

test('nothing comes to life by scrolling past it', async ({ page }) => {
  await page.goto('/');
  for (const band of await page.getByRole('main').locator('> section').all()) {
    await band.scrollIntoViewIfNeeded();
  }
  await settle(page);
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(0);
});

test.describe('Where the script cannot be had', () => {
  test.use({
    expectedConsole: [/net::ERR_FAILED|Error hydrating/],
    // A page that is left while it fades in says so in the console.
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('the HTML answers a press as it would have', async ({ page }) => {
    await page.goto('/portfolio');
    await waitForScripts(page);
    await page.route('**/_astro/*.js*', (route) => route.abort());
    await page.getByRole('link', { name: 'Designing' }).click();
    await expect(page).toHaveURL('/portfolio?category=technology');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });
});
