import type { Page } from '@playwright/test';
import { expect, test, waitForScripts } from '#harness/journey.ts';

declare global {
  interface Window {
    /**
     * The parts of the page that move in the transition to it; `undefined` without a transition.
     */
    transition: Promise<readonly string[] | undefined>;
  }
}

const target = '/case_study/Haramayn-Hotels';
const picture = ['group', 'new', 'old'].map(
  (part) => `::view-transition-${part}(case-Haramayn-Hotels)`,
);

for (const [title, link, expected, reducedMotion] of [
  ['a page transition moves only the picture of the followed link', 'Read Case', picture],
  ['a link without a picture changes the page at once', 'Haramayn Hotels', undefined],
  ['a page changes at once under reduced motion', 'Read Case', undefined, 'reduce'],
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
            resolve(viewTransition ? [...new Set(moving)].sort() : undefined);
          });
        });
      });
      // A busy browser paints the page early, without the picture at which the other one ends.
      await page.route(target, async (route) => {
        const response = await route.fetch();
        const link = '<head><link rel="expect" href="#content" blocking="render">';
        const body = (await response.text()).replace('<head>', link);
        await route.fulfill({ response, body });
      });
      // Chromium skips the transition on a busy machine, so this is repeated.
      await expect(async () => {
        await page.goto('/');
        await waitForScripts(page);
        await page.locator(`main a[href="${target}"]`, { hasText: link }).click();
        await expect(page).toHaveURL(target);
        expect(await page.evaluate(() => window.transition)).toEqual(expected);
      }).toPass();
    });
  });
}

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

test('a page transition restyles few elements of the page', async ({ browser, page }) => {
  await page.goto('/services');
  const timeline = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories: timeline });
  await page.evaluate(() => document.startViewTransition(() => undefined).finished);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  const restyled = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  const all = await page.locator('*').count();
  expect(Math.max(0, ...restyled)).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(all / 4);
});

/** The names of the pictures that would move if the visitor left this page now. */
const pictureNames = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => /^(?:case|person|service)-/.test(name)),
  );

for (const [kind, from, to] of [
  ['a case on home', '/', '/case_study/'],
  ['a service', '/services', '/services/'],
  ['a person', '/team', '/team-single/'],
  ['the next person', '/team-single/Grace-Okafor', '/team-single/'],
] as const) {
  test(`the picture of ${kind} becomes the opening of its page`, async ({ page }) => {
    await page.goto(from);
    const link = page.locator(`main a[href^="${to}"]`).last();
    const target = String(await link.getAttribute('href'));
    // A followed link has the focus.
    await link.focus();
    const left = await pictureNames(page);
    expect(new Set(left).size, 'a name that occurs twice cancels the transition').toBe(left.length);
    await page.goto(target);
    const [opened, ...others] = await pictureNames(page);
    expect(left).toContain(opened);
    expect(others).not.toContain(opened);
  });
}
