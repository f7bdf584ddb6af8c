import { expect, test } from '#harness/journey.ts';

declare global {
  interface Window {
    /**
     * The parts of the page that move in the transition to it; `undefined` without a transition.
     */
    transition: Promise<readonly string[] | undefined>;
  }
}

for (const [reducedMotion, title] of [
  ['no-preference', 'a page transition moves the lit tiles, but neither page nor header'],
  ['reduce', 'pages change without a transition under reduced motion'],
] as const) {
  test.describe(() => {
    test.use({ contextOptions: { reducedMotion } });

    test(title, async ({ page }) => {
      await page.addInitScript(() => {
        window.transition = new Promise((resolve) => {
          addEventListener('pagereveal', async ({ viewTransition }) => {
            await viewTransition?.ready.catch(() => undefined);
            const effects = document.getAnimations().map(({ effect }) => effect);
            const moving = effects.flatMap((effect) =>
              effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : [],
            );
            resolve(viewTransition ? moving : undefined);
          });
        });
      });
      // A busy browser paints the page early, without the tiles that are targets of the transition.
      await page.route('/', async (route) => {
        const response = await route.fetch();
        const link = '<head><link rel="expect" href="#content" blocking="render">';
        const body = (await response.text()).replace('<head>', link);
        await route.fulfill({ response, body });
      });
      // Chromium skips the transition on a busy machine, so this is repeated.
      await expect(async () => {
        await page.goto('/contact');
        await page.getByRole('navigation', { name: 'Main' }).getByText('Home').click();
        await expect(page).toHaveURL('/');
        const moving = await page.evaluate(() => window.transition);
        if (reducedMotion === 'reduce') return expect(moving).toBeUndefined();
        expect(moving).toContain('::view-transition-group(red-tile)');
        expect(moving?.filter((name) => !/-tile\)$/.test(name))).toEqual([]);
      }).toPass();
    });
  });
}
