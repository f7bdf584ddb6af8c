import type { Locator } from '@playwright/test';
import { desktop, expect, test } from '#harness/journey.ts';

/** The number of items in view at widths on both sides of every breakpoint of section 9. */
const logos = [
  [1025, 7],
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
const pills = [
  [1026, 5],
  [1025, 4],
  [992, 4],
  [991, 3],
  [601, 3],
  [600, 2],
  [351, 2],
  [350, 1],
] as const;

const lists = [
  { path: '/', name: 'Featured partners', least: 15, inView: logos },
  { path: '/about', name: 'Our clients', least: 1, inView: logos },
  { path: '/faqs', name: 'What we build', least: 6, inView: pills },
];

/** The number of items that fit, calculated from the distance between two centres. */
const inViewOf = (list: Locator) =>
  list.evaluate((element) => {
    const frame = element.parentElement?.parentElement as HTMLElement;
    const [first = 0, second = 0] = [...element.children].map((item) => {
      const { left, width } = item.getBoundingClientRect();
      return left + width / 2;
    });
    return frame.clientWidth / (second - first);
  });

const motionOf = (list: Locator) =>
  list.evaluate((element) =>
    (element.parentElement as HTMLElement).getAnimations().map(({ effect, playState }) => {
      const { duration, iterations, easing } = effect?.getTiming() ?? {};
      return { duration, isEndless: iterations === Number.POSITIVE_INFINITY, easing, playState };
    }),
  );

for (const { path, name, least, inView } of lists) {
  test(`§9 “${name}” loops at 3000 ms per item, shows the right number of items and can be paused`, async ({
    page,
  }) => {
    await page.goto(path);
    const list = page.getByRole('list', { name });
    const items = list.getByRole('listitem');
    const count = await items.count();
    expect(count).toBeGreaterThanOrEqual(least);
    for (const [width, visible] of inView) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await inViewOf(list), `at ${width} px`).toBeCloseTo(visible, 1);
    }

    await page.setViewportSize(desktop);
    const motion = { duration: count * 3000, isEndless: true, easing: 'linear' };
    await expect.poll(() => motionOf(list)).toEqual([{ ...motion, playState: 'running' }]);
    const pause = page.getByRole('checkbox', { name: `Pause the moving list: ${name}` });
    await pause.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => motionOf(list)).toEqual([{ ...motion, playState: 'paused' }]);
    await page.keyboard.press('Space');
    await expect.poll(() => motionOf(list)).toEqual([{ ...motion, playState: 'running' }]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => motionOf(list)).toEqual([]);
    await expect(pause).toBeHidden();
    await list.scrollIntoViewIfNeeded();
    for (const item of [items.first(), items.last()]) {
      await expect.soft(item).toBeInViewport({ ratio: 0.9 });
    }
  });
}
