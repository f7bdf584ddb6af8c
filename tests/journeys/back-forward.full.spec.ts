import { expect, test } from '#harness/journey.ts';
import { pageKinds, unknownPath } from '#harness/site-pages.ts';
import { browserArguments, findBrowser } from '#scripts/find-browser.ts';

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArguments],
    // Playwright turns it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

for (const path of pageKinds.filter((path) => path !== unknownPath)) {
  test(`${path} is there at once when a visitor comes back to it`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    const reasons: string[] = [];
    client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
    });
    await client.send('Page.enable');
    await page.goto(path);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(path === '/faqs' ? '/privacypolicy' : '/faqs');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
    expect(reasons).toEqual([]);
  });
}
