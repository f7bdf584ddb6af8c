import { partnersOf } from '#content/partners.ts';
import { content } from '#harness/content.ts';
import { expect, test } from '#harness/journey.ts';

const partners = partnersOf(content.partners);

/** Specification, section 9: 7 by default and under 1025, 5 under 991 … 1 under 350. */
const visibleAt = [
  [1920, 7],
  [1280, 7],
  [1025, 7],
  [1024, 7],
  [991, 7],
  [990, 5],
  [767, 5],
  [766, 4],
  [600, 4],
  [599, 3],
  [450, 3],
  [449, 2],
  [350, 2],
  [349, 1],
] as const;

test('§9 as many partners are visible as the width allows, 3000 ms each, without end', async ({
  page,
}) => {
  await page.goto('/');
  const band = page.getByRole('main').locator('> section').nth(2);
  const list = band.getByRole('list', { name: 'Featured partners' });
  await expect(list.getByRole('listitem')).toHaveCount(partners.names.length);
  for (const [width, visible] of visibleAt) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await list.evaluate((element) => {
      const frame = element.parentElement?.parentElement as HTMLElement;
      const slide = element.firstElementChild as HTMLElement;
      return frame.getBoundingClientRect().width / slide.getBoundingClientRect().width;
    });
    expect.soft(shown, `at ${width} px`).toBeCloseTo(visible, 1);
  }
  const motion = () =>
    list.evaluate((element) => {
      const {
        animationDuration,
        animationIterationCount,
        animationTimingFunction,
        animationPlayState,
      } = getComputedStyle(element.parentElement as HTMLElement);
      return {
        animationDuration,
        animationIterationCount,
        animationTimingFunction,
        animationPlayState,
      };
    });
  expect(await motion()).toEqual({
    animationDuration: `${3 * partners.names.length}s`,
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
    animationPlayState: 'running',
  });
  await expect(band.getByRole('button')).toHaveCount(0);
});

test('the partners can be stopped, and stand still under reduced motion', async ({ page }) => {
  await page.goto('/');
  const band = page.getByRole('main').locator('> section').nth(2);
  const label = band.getByRole('heading', { name: 'Featured partners' });
  const names = band.getByRole('list', { name: 'Featured partners' }).getByRole('listitem');
  const first = names.first();
  const left = async (locator: typeof first) => (await locator.boundingBox())?.x;
  await label.scrollIntoViewIfNeeded();
  // The label stands still while the wordmarks pass.
  const [labelAt, firstAt] = [await left(label), await left(first)];
  await expect.poll(() => left(first)).not.toBe(firstAt);
  expect(await left(label)).toBe(labelAt);
  await band.getByRole('checkbox').check();
  const stopped = await left(first);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await left(first)).toBe(stopped);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const animation = await first.evaluate(
    (element) =>
      getComputedStyle(element.closest('ul')?.parentElement as HTMLElement).animationName,
  );
  expect(animation).toBe('none');
  for (const name of [first, names.last()]) await expect(name).toBeInViewport({ ratio: 0.9 });
});
