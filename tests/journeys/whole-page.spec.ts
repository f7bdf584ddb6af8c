import type { Page } from '@playwright/test';
import { desktop, expect, phone, test, waitForFonts } from '#harness/journey.ts';
import { saveData } from '#harness/save-data.ts';
import { consoleOn, pageKinds } from '#harness/site-pages.ts';

/** The pictures that have no pixels yet, and the icons and wordmarks whose sprite has not been loaded. */
const missing = (page: Page) =>
  page.evaluate(() => {
    const isRendered = (element: Element) => element.checkVisibility();
    const pictures = [...document.images].filter(isRendered);
    const drawings = [...document.querySelectorAll('use')].filter(isRendered);
    return [
      ...pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0),
      ...drawings.filter((drawing) => drawing.getBBox().width === 0),
    ].map((element) => element.outerHTML.slice(0, 120));
  });

for (const path of pageKinds) {
  test.describe(path, () => {
    test.use({ viewport: phone, expectedConsole: consoleOn(path) });

    test('loads all of its pictures without being scrolled', async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => missing(page)).toEqual([]);
    });
  });
}

test.describe('A whole-page screenshot of home', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [768, 1280]) {
    test(`shows pictures that nobody has scrolled to, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect.poll(() => missing(page)).toEqual([]);
      await waitForFonts(page);
      const first = await page.screenshot({ fullPage: true });
      await page.evaluate(async () => {
        for (const picture of document.images) picture.decoding = 'sync';
        await Promise.all(Array.from(document.images, (picture) => picture.decode()));
      });
      const second = await page.screenshot({ fullPage: true });
      expect(first.equals(second)).toBe(true);
    });
  }
});

test.describe('A visitor who saves data', () => {
  test.use({ viewport: phone });

  for (const path of ['/', '/about', '/portfolio']) {
    test(`gets the pictures of ${path} by scrolling, and all of them in print`, async ({
      page,
    }) => {
      await saveData(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await missing(page)).not.toEqual([]);
      await page.pdf();
      await expect.poll(() => missing(page)).toEqual([]);
    });
  }
});

test('The End key reaches the end of a page whose scripts and fonts are still loading', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.(?:js|woff2)$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.setViewportSize(phone);
  await page.goto('/services', { waitUntil: 'commit' });
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.keyboard.press('End');
  await expect.poll(left).toBeLessThan(2);
  resolve();
  await waitForFonts(page);
  expect(await left()).toBeLessThan(60);
});

for (const viewport of [phone, desktop]) {
  test(`Home can be read when no style file loads, ${viewport.width} px`, async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort());
    await page.setViewportSize(viewport);
    await page.goto('/');
    const opening = page.locator('main > section').first();
    // A trial click fails where another element covers its target.
    await opening.getByRole('heading', { level: 1 }).click({ trial: true });
    await opening.getByRole('link', { name: 'Contact Us Today' }).click({ trial: true });
  });
}
