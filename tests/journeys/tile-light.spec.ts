import type { Page } from '@playwright/test';
import { expect, test, waitForScripts } from '#harness/journey.ts';

const starsOf = (page: Page) => page.locator('main [data-tile-wall] > i').count();

test('a tile lights up under the pointer and goes out again', async ({ page }) => {
  await page.goto('/portfolio');
  await waitForScripts(page);
  const before = await starsOf(page);
  await expect
    .poll(async () => {
      await page.mouse.move(700, 150);
      await page.mouse.move(800, 150);
      return starsOf(page);
    })
    .toBeGreaterThan(before);
  await expect.poll(() => starsOf(page)).toBe(before);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the wall stays as it is', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/portfolio');
    await waitForScripts(page);
    const before = await starsOf(page);
    const tileLight = await page
      .locator('[data-scripts-when="pointed"]')
      .evaluate((element) =>
        element instanceof HTMLTemplateElement
          ? element.content.querySelector('script')?.getAttribute('src')
          : undefined,
      );
    expect(tileLight).toMatch(/\.js$/);
    // Heard after the page's own listener, which is older.
    const moved = await page.evaluateHandle(() => ({
      once: new Promise((resolve) => {
        document.addEventListener('pointermove', resolve, { once: true });
      }),
    }));
    await page.mouse.move(700, 150);
    await page.mouse.move(800, 150);
    await moved.evaluate(({ once }) => once.then(() => true));
    // A request of our own: whatever the movement asked for was asked for before it.
    await page.evaluate(() => fetch('/healthz').then(({ status }) => status));
    expect(asked).toContain('/healthz');
    expect(asked).not.toContain(tileLight);
    expect(await starsOf(page)).toBe(before);
  });
});
