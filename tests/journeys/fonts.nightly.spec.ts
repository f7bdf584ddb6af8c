import type { Page } from '@playwright/test';
import { desktop, expect, phone, test, waitForFonts } from '#harness/journey.ts';
import { consoleOn, pageKinds } from '#harness/site-pages.ts';

/**
 * The fallback has the average width of the web font, so an almost full line may break elsewhere.
 * If a text fails, make its box a few pixels narrower or wider.
 */
const sizes = [phone, { width: 412, height: 823 }, { width: 768, height: 1024 }, desktop];

/** The texts whose number of lines differs between the fallback fonts and the web fonts. */
const rewrappedTexts = (page: Page) =>
  page.evaluate(async () => {
    const webFonts = document.querySelector<HTMLStyleElement>('[data-web-fonts]');
    if (!webFonts) throw new Error('The page has no web fonts.');
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const blocks = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && hasText(element),
    );
    const heights = () => blocks.map((block) => block.getBoundingClientRect().height);
    await document.fonts.ready;
    const after = heights();
    webFonts.media = 'not all';
    const before = heights();
    webFonts.media = 'all';
    return blocks
      .filter((_, index) => Math.abs((before[index] ?? 0) - (after[index] ?? 0)) > 2)
      .map((block) => block.textContent);
  });

for (const path of pageKinds) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    test('breaks lines at the same places in fallback and web fonts', async ({ page }) => {
      await page.goto(path);
      await waitForFonts(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect.soft(await rewrappedTexts(page), `at ${size.width} px`).toEqual([]);
      }
    });
  });
}

test('an anchor stays below the header when the web fonts change the lines above it', async ({
  page,
}) => {
  const painted = Promise.withResolvers<void>();
  // A font that is much wider than the fallback, so that lines break elsewhere in any content.
  await page.route(/instrument\.[^/]*woff2/, async (route) => {
    await painted.promise;
    await route.fulfill({ path: 'site/assets/fonts/geist-mono.woff2' });
  });
  await page.goto('/termsconditions#contact', { waitUntil: 'domcontentloaded' });
  /** The distance of the section from the place that `scroll-padding` defines. */
  const distance = () =>
    page.evaluate(() => {
      const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
      const top = document.querySelector('#contact')?.getBoundingClientRect().top ?? 0;
      return Math.abs(top - Number.parseFloat(scrollPaddingBlockStart));
    });
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(distance).toBeLessThan(2);
  const heightBefore = await pageHeight();
  painted.resolve();
  await expect.poll(pageHeight).toBeGreaterThan(heightBefore + 100);
  expect(await distance()).toBeLessThan(2);
});
