import type { Locator, Page } from '@playwright/test';
import { recentWorksOf } from '#content/home.ts';
import { content } from '#harness/content.ts';
import { desktop, expect, phone, test, waitForFonts } from '#harness/journey.ts';

const { testimonials } = content;
const worksAtHome = recentWorksOf(content.portfolio).works;

const quotes = (page: Page) => page.getByRole('region', { name: 'What customers say' });
const works = (page: Page) => page.getByRole('region', { name: 'recent best works' });
const workTitles = worksAtHome.map(({ title }) => title);
const quoteCount = testimonials.length;

/** Where a carousel of quotes stands after so many moves to the next one. */
const placeAfter = (moves: number) => (moves % quoteCount) + 1;

/** Points at a carousel and waits until it has come to life. */
async function wake(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button').first().focus();
  await expect(carousel.locator('[data-running]')).toHaveCount(1);
}

/** What the eye sees: how many slides fit, the gap between two, and where the middle one stands. */
const measure = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const frame = element.firstElementChild as HTMLElement;
    const box = frame.getBoundingClientRect();
    const slides = [...frame.querySelectorAll('figure')]
      .map((slide) => slide.getBoundingClientRect())
      .sort((one, other) => one.left - other.left);
    const [first, second] = slides as [DOMRect, DOMRect];
    const gap = second.left - first.right;
    const active = [...frame.querySelectorAll('figure')].find((slide) => !slide.inert);
    const middle = active?.getBoundingClientRect() as DOMRect;
    return {
      perView: Math.round(((box.width + gap) / (first.width + gap)) * 100) / 100,
      gap: Math.round(gap * 10) / 10,
      offCentre: Math.round(Math.abs(middle.left + middle.width / 2 - box.left - box.width / 2)),
      seen: slides.filter((slide) => slide.right > box.left + 1 && slide.left < box.right - 1)
        .length,
    };
  });

/** The one slide that can be read and reached; all others are inert. */
const slideInView = (carousel: Locator) => carousel.locator('figure:not([inert])');

const transition = (carousel: Locator) =>
  carousel.evaluate(
    (element) =>
      getComputedStyle(element.querySelector('[data-running] > *') as Element).transitionDuration,
  );

/** How long the move takes that this begins, read as it begins: a busy machine would come too late. */
async function durationOf(carousel: Locator, begin: () => Promise<void>): Promise<string> {
  const duration = carousel.evaluate(
    (element) =>
      new Promise<string>((resolve) => {
        const track = element.querySelector('[data-running] > *') as Element;
        track.addEventListener('transitionrun', ({ target }) => {
          if (target === track) resolve(getComputedStyle(track).transitionDuration);
        });
      }),
  );
  await begin();
  return duration;
}

/** To the next slide, over more than half of this one: far enough also for a slow hand. */
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

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`§9 Carousels on a ${device}`, () => {
    test.use({ viewport });

    test('§1 §9 quotes: every sample, one at a time, 50 px, loop, 1800 ms', async ({ page }) => {
      await page.goto('/');
      await waitForFonts(page);
      const carousel = quotes(page);
      const texts = await carousel.locator('figure').allInnerTexts();
      expect(texts).toHaveLength(quoteCount);
      for (const [index, { Des }] of testimonials.entries()) expect(texts[index]).toContain(Des);
      const heightBefore = (await carousel.boundingBox())?.height;
      await wake(carousel);
      expect((await carousel.boundingBox())?.height).toBe(heightBefore);
      expect(await measure(carousel)).toEqual({ perView: 1, gap: 50, offCentre: 0, seen: 1 });

      // Only the slide in view exists for assistive technology.
      const slide = slideInView(carousel);
      const status = carousel.getByText(new RegExp(`\\d of ${quoteCount}:`));
      await expect(status).toHaveAttribute('aria-live', 'polite');
      const expectAt = async (place: number) => {
        const quote = testimonials[place - 1];
        await expect(status).toHaveText(
          `Quote ${place} of ${quoteCount}: ${quote?.Title}, ${quote?.Name}`,
        );
        await expect(slide).toHaveCount(1);
        await expect(slide).toHaveAccessibleName(`${place} of ${quoteCount}`);
        await expect.poll(async () => (await measure(carousel)).offCentre).toBe(0);
      };
      await expectAt(placeAfter(0));
      const next = carousel.getByRole('button', { name: 'Next quote' });
      const previous = carousel.getByRole('button', { name: 'Previous quote' });
      expect(await durationOf(carousel, () => next.click())).toBe('1.8s');
      await expectAt(placeAfter(1));
      // Two clicks in a row count as two, although the first move has not ended.
      await next.click();
      await next.click();
      await expectAt(placeAfter(3));
      await previous.click();
      await expectAt(placeAfter(2));
      await page.keyboard.press('ArrowRight');
      await expectAt(placeAfter(3));
      await swipe(page, carousel);
      await expectAt(placeAfter(4));
    });

    test('§2 §9 works: four, looping, centred, 30 px, 400 ms, clickable pagination', async ({
      page,
    }) => {
      await page.goto('/');
      const carousel = works(page);
      await expect(carousel.locator('figure')).toHaveCount(4);
      const heightBefore = (await carousel.boundingBox())?.height;
      const firstBefore = await carousel.locator('figure').first().boundingBox();
      await wake(carousel);
      expect((await carousel.boundingBox())?.height).toBe(heightBefore);
      const pagination = carousel.getByRole('button');
      await expect(pagination).toHaveCount(4);
      const slide = slideInView(carousel);
      const expectAt = async (index: number) => {
        await expect(slide).toHaveCount(1);
        await expect(slide).toContainText(workTitles[index] as string);
        await expect(slide).toHaveAccessibleName(`${index + 1} of 4`);
        await expect(pagination.nth(index)).toHaveAttribute('aria-current', 'true');
        await expect(carousel.locator('[aria-current]')).toHaveCount(1);
        await expect(carousel.locator('[aria-live=polite]')).toContainText(`${index + 1} of 4`);
        await expect.poll(async () => (await measure(carousel)).offCentre).toBe(0);
      };
      await expectAt(0);
      const first = await slide.boundingBox();
      expect(first?.width).toBeCloseTo(firstBefore?.width ?? 0, 0);
      expect(first?.x).toBeCloseTo(firstBefore?.x ?? 0, 0);
      const wide = viewport.width >= 1025;
      const shape = { perView: wide ? 2 : 1, gap: 30, offCentre: 0, seen: wide ? 3 : 1 };
      expect(await measure(carousel)).toEqual(shape);

      expect(await durationOf(carousel, () => pagination.nth(2).click())).toBe('0.4s');
      await expectAt(2);
      await pagination.nth(0).click();
      await expectAt(0);
      // Backwards over the edge and forwards over the other: there is no end.
      for (const index of [3, 2, 1, 0, 3]) {
        await page.keyboard.press('ArrowLeft');
        await expectAt(index);
        expect(await measure(carousel)).toEqual(shape);
      }
      for (const index of [0, 1, 2, 3, 0]) {
        await page.keyboard.press('ArrowRight');
        await expectAt(index);
        expect(await measure(carousel)).toEqual(shape);
      }
      await swipe(page, carousel);
      await expectAt(1);
      const all = page.getByRole('link', { name: 'All Works' });
      await expect(all).toHaveAttribute('href', '/portfolio');
    });
  });
}

test('§9 works: one slide at 1024, two from 1025', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/');
  const carousel = works(page);
  await wake(carousel);
  const perView = async () => (await measure(carousel)).perView;
  expect(await perView()).toBe(1);
  await page.setViewportSize({ width: 1025, height: 800 });
  await expect.poll(perView).toBe(2);
  expect((await measure(carousel)).gap).toBe(30);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(perView).toBe(1);
});

test('under reduced motion the carousels change without moving', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await wake(quotes(page));
  await quotes(page).getByRole('button', { name: 'Next quote' }).click();
  expect(await transition(quotes(page))).toBe('0s');
  await expect(slideInView(quotes(page))).toHaveAccessibleName(`2 of ${quoteCount}`);
  await wake(works(page));
  await works(page).getByRole('button').nth(1).click();
  expect(await transition(works(page))).toBe('0s');
  await expect(slideInView(works(page))).toContainText(workTitles[1] as string);
});

test('a carousel swiped before its script came goes on from there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/TestimonialCarousel.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const carousel = quotes(page);
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: 'Next quote' }).focus();
  await carousel.evaluate(({ firstElementChild: frame }) => {
    frame?.scrollTo({ left: frame.clientWidth + 50, behavior: 'instant' });
  });
  release();
  await expect(carousel.locator('[data-running]')).toHaveCount(1);
  await expect(carousel.getByText(`Quote 2 of ${quoteCount}:`)).toBeVisible();
  expect((await measure(carousel)).offCentre).toBe(0);
});

test.describe('Carousels without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('every slide is there to be swiped to, and no button promises more', async ({ page }) => {
    await page.goto('/');
    await expect(quotes(page).getByRole('figure')).toHaveCount(quoteCount);
    await expect(works(page).getByRole('figure')).toHaveCount(workTitles.length);
    for (const carousel of [quotes(page), works(page)]) {
      await expect(carousel.getByRole('group', { name: /, scrolls sideways$/ })).toBeVisible();
    }
    await expect(quotes(page).getByRole('button')).toHaveCount(0);
    await expect(works(page).getByRole('button')).toHaveCount(0);
    const last = works(page).getByRole('figure').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.5 });
  });
});
