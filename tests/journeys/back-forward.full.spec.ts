import { expect, test } from '#harness/journey.ts';
import { browserArguments, findBrowser } from '#scripts/find-browser.ts';

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArguments],
    // Playwright turns it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** The pages with the most that could keep a browser from storing them: islands, a form, a map, a film. */
for (const path of ['/', '/contact', '/portfolio', '/about']) {
  test(`${path} is back at once from the browser’s back-forward cache`, async ({ page }) => {
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
