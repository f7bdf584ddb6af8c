import { expect, test } from '#harness/journey.ts';
import { browserArguments, findBrowser } from '#scripts/find-browser.ts';

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArguments],
    // Playwright disables the cache with this argument.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Pages with islands, a form, a map and a film, which could each keep a page out of the cache. */
for (const path of ['/', '/contact', '/portfolio', '/about']) {
  test(`${path} is restored from the browser’s back/forward cache`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto('/faqs');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
  });
}
