import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, phone, test, waitForFonts } from '#harness/journey.ts';
import { saveData } from '#harness/save-data.ts';
import { pageKinds, unknownPath } from '#harness/site-pages.ts';

/** The pictures that have not loaded, and the icons and wordmarks whose sprite has not. */
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

/** Two tests with half of the pages each, so that they run in parallel. */
const halves = [0, 1].map((half) =>
  pageKinds.filter((path, index) => path !== unknownPath && index % 2 === half),
);

for (const paths of halves) {
  test(`pages load all pictures without scrolling and fit into 320 px: ${paths.join(' ')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'load' });
      await expect.poll(() => missing(page), path).toEqual([]);
      const { width } = await page.evaluate(() => ({ width: document.body.scrollWidth }));
      expect.soft(width, `width of ${path}`).toBe(320);
    }
  });
}

/** Compares two pictures of one size. A missing picture of the carousel adds 1 or more. */
async function meanDifference(first: Buffer, second: Buffer): Promise<number> {
  const difference = sharp(first).composite([{ input: second, blend: 'difference' }]);
  const { channels } = await sharp(await difference.removeAlpha().toBuffer()).stats();
  return Math.max(...channels.map(({ mean }) => mean));
}

test.describe('a full-page screenshot of the home page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows pictures below the window', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => missing(page)).toEqual([]);
    await waitForFonts(page);
    const first = await page.screenshot({ fullPage: true });
    await page.evaluate(async () => {
      for (const picture of document.images) picture.decoding = 'sync';
      await Promise.all(Array.from(document.images, (picture) => picture.decode()));
    });
    const second = await page.screenshot({ fullPage: true });
    // The edges of rounded corners change a little when a picture is decoded.
    expect(await meanDifference(first, second)).toBeLessThan(0.1);
  });
});

test('with Save-Data pictures load on scroll; print shows all pictures and texts, and no buttons', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await saveData(page);
  for (const path of ['/', '/about', '/portfolio']) {
    await page.goto(path);
    await waitForFonts(page);
    expect(await missing(page)).not.toEqual([]);
    await page.pdf();
    await expect.poll(() => missing(page), path).toEqual([]);
  }
  await page.goto('/');
  const main = page.getByRole('main');
  const stages = main.locator('details[name]');
  const hidden = stages.locator('> :not(summary)');
  await expect(hidden.last()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const stage of await stages.all()) {
    await expect.soft(stage.getByRole('paragraph').first()).toBeVisible();
  }
  await expect.soft(main.getByRole('figure').last()).toBeVisible();
  await expect.soft(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect.soft(main.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
});

test('the End key reaches the end of a page while scripts and fonts are loading', async ({
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
