import type { Page } from '@playwright/test';
import { expect, phone, test } from '#harness/journey.ts';

/** Icons and wordmarks lie in files of many, which come when their band is near. */
const drawingsOf = (page: Page, band: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: band }) }).locator('use');

const isDrawn = (page: Page, band: string) =>
  drawingsOf(page, band).evaluateAll(
    (drawings) =>
      drawings.length > 0 &&
      drawings.every((drawing) => (drawing as SVGUseElement).getBBox().width > 0),
  );

const bands = ['Featured partners', 'The tools we travel with'];

test.use({ viewport: phone });

test('are not asked for before they are near, and drawn when they are', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:partners|clients|sprite)\./.test(request.url())) asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  for (const band of bands) {
    await page.getByRole('heading', { name: band }).scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(page, band), band).toBe(true);
  }
  expect(asked).toHaveLength(bands.length);
});

test.describe('where the script cannot be loaded', () => {
  test.use({ expectedConsole: [[/ERR_FAILED/], { scope: 'test' }] });

  test('are drawn with the page', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/');
    for (const band of bands) await expect.poll(() => isDrawn(page, band), band).toBe(true);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are drawn with the page, and each once', async ({ page }) => {
    await page.goto('/');
    for (const band of bands) {
      const drawings = drawingsOf(page, band).filter({ visible: true });
      await expect(drawings).not.toHaveCount(0);
      for (const drawing of await drawings.all()) {
        expect(await drawing.getAttribute('href')).toMatch(/^\/_astro\/.*#/);
      }
    }
  });
});
