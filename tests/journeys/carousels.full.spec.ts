import type { Locator, Page } from '@playwright/test';
import { desktop, expect, phone, test, waitForFonts } from '#harness/journey.ts';

const quotes = (page: Page) => page.getByRole('region', { name: 'What customers say' });
const works = (page: Page) => page.getByRole('region', { name: 'recent best works' });
const slideInView = (carousel: Locator) => carousel.locator('figure:not([inert])');

/** Hydrates a carousel by focusing a button. */
async function hydrate(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button').first().focus();
  await expect(slideInView(carousel)).toHaveCount(1);
}

/**
 * The number of slides in view, the gap between two, and the distance of the active one from the
 * centre.
 */
const measure = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const box = (element.firstElementChild as HTMLElement).getBoundingClientRect();
    const slides = [...element.querySelectorAll('figure')];
    const edges = slides
      .map((slide) => slide.getBoundingClientRect())
      .sort((one, other) => one.left - other.left);
    const [first, second] = edges as [DOMRect, DOMRect];
    const gap = Math.round(second.left - first.right);
    const active = slides.find((slide) => !slide.inert)?.getBoundingClientRect() as DOMRect;
    const fromCentre = active.left + active.width / 2 - box.left - box.width / 2;
    return {
      perView: Math.round((box.width + gap) / (first.width + gap)),
      gap,
      fromCentre: Math.round(Math.abs(fromCentre)),
    };
  });

/** The duration of the transition that `begin` starts, in milliseconds. */
async function durationOf(carousel: Locator, begin: () => Promise<void>): Promise<unknown> {
  const transition = await carousel.evaluateHandle((element) => ({
    duration: new Promise((resolve) => {
      element.addEventListener('transitionrun', ({ target }) => {
        if (!(target instanceof Element && target.querySelector('figure'))) return;
        resolve(target.getAnimations()[0]?.effect?.getTiming().duration);
      });
    }),
  }));
  await begin();
  return transition.evaluate(({ duration }) => duration);
}

/** Shows the second slide: by the next arrow of one carousel, and the second page of the other. */
const toSecond = (carousel: Locator) => carousel.getByRole('button').nth(1).click();

/** Swipes over more than half of a slide, so that a slow swipe also changes the slide. */
async function swipe(page: Page, carousel: Locator): Promise<void> {
  const box = await slideInView(carousel).boundingBox();
  if (!box) throw new Error('No slide is in view');
  const [from, to, y] = [box.x + box.width * 0.85, box.x + box.width * 0.15, box.y + 100];
  await page.mouse.move(from, y);
  await page.mouse.down();
  await page.mouse.move((from + to) / 2, y, { steps: 4 });
  await page.mouse.move(to, y, { steps: 4 });
  await page.mouse.up();
}

const carousels = [
  { name: 'testimonials', find: quotes, gap: 50, duration: 1800, perView: [1, 1] },
  { name: 'recent works', find: works, gap: 30, duration: 400, perView: [1, 2] },
] as const;

for (const [index, viewport] of [phone, desktop].entries()) {
  for (const { name, find, gap, duration, perView } of carousels) {
    test(`§9 ${name} has ${gap} px between slides, moves in ${duration} ms, centres the active slide and can be swiped, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await waitForFonts(page);
      const carousel = find(page);
      const count = await carousel.locator('figure').count();
      const heightBefore = (await carousel.boundingBox())?.height;
      await hydrate(carousel);
      expect((await carousel.boundingBox())?.height).toBe(heightBefore);
      const shape = { perView: perView[index], gap, fromCentre: 0 };
      expect(await measure(carousel)).toEqual(shape);

      const expectAt = async (place: number) => {
        await expect(slideInView(carousel)).toHaveAccessibleName(`${place} of ${count}`);
        await expect(carousel.getByText(new RegExp(`${place} of ${count}`))).toBeAttached();
        await expect.poll(() => measure(carousel)).toEqual(shape);
      };
      expect(await durationOf(carousel, () => toSecond(carousel))).toBe(duration);
      await expectAt(2);
      // The second press comes before the first move has ended.
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expectAt(count);
      await swipe(page, carousel);
      await expectAt(1);
    });
  }
}

test('carousels change without animation under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const carousel of [quotes(page), works(page)]) {
    await hydrate(carousel);
    await toSecond(carousel);
    const moving = (element: Element) => element.getAnimations({ subtree: true }).length;
    expect(await carousel.evaluate(moving)).toBe(0);
    await expect(slideInView(carousel)).toHaveAccessibleName(/^2 of/);
    expect((await measure(carousel)).fromCentre).toBe(0);
  }
});
