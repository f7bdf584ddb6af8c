import { desktop, expect, phone, pointAtIslands, test } from '#harness/journey.ts';

for (const viewport of [phone, desktop]) {
  test(`the home page does not shift while its islands hydrate, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Reflect.get(entry, 'value') < 0.001) continue;
          const sources: { node: Element | null }[] = Reflect.get(entry, 'sources');
          shifts.push(sources.map(({ node }) => node?.outerHTML?.slice(0, 80)));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    // Each script is delayed until its band is in view, so that a shift would count.
    let gate = Promise.resolve();
    await page.route('**/_astro/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    for (const band of await page.getByRole('main').locator('> section').all()) {
      const { promise, resolve: open } = Promise.withResolvers<void>();
      gate = promise;
      await band.scrollIntoViewIfNeeded();
      await band.locator('> *').last().scrollIntoViewIfNeeded();
      await pointAtIslands(band);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      open();
      await expect(band.locator('astro-island[ssr]')).toHaveCount(0);
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
}

test('the portfolio filter animates the works, but not under reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      document.body.dataset.moved = 'yes';
      return start(options);
    };
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/portfolio');
  await page.getByRole('link', { name: 'Designing' }).click();
  await expect(page).toHaveURL(/category=technology/);
  await expect(page.locator('body')).not.toHaveAttribute('data-moved');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('link', { name: 'Video Animations' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-moved', 'yes');
});

for (const path of ['/', '/services/Business-Process-Optimization']) {
  test(`nothing on ${path} follows scrolling before the visitor uses it`, async ({ page }) => {
    const followers = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ timeline }) => !(timeline instanceof DocumentTimeline))
            .length,
      );
    await page.goto(path);
    expect(await followers()).toBe(0);
    await expect(async () => {
      await page.mouse.wheel(0, 100);
      expect(await followers()).toBeGreaterThan(0);
    }).toPass();
  });
}
