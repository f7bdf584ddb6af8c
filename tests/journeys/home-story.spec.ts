import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from '#harness/journey.ts';

const story = (page: Page) => page.getByRole('list').filter({ hasText: 'The driver’s sheet' });

/** How far the frame is from the booking on the screen that it stands on, and which screen that is. */
const frameAt = (page: Page) =>
  story(page).evaluate((list) => {
    const box = (element: Element | null | undefined) => {
      const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return [left, top, right, bottom];
    };
    const frame = box(list.nextElementSibling);
    const off = [...list.querySelectorAll('[data-record]')].map((record) =>
      Math.max(...box(record).map((edge, at) => Math.abs(edge - (frame[at] ?? 0)))),
    );
    const least = Math.min(...off);
    return { screen: off.indexOf(least) + 1, isAround: least <= 4 };
  });

/** Scrolls until so much of the list's way through the window is behind it. */
const scrollTo = (page: Page, share: number) =>
  story(page).evaluate(
    (list, share) =>
      new Promise((resolve) => {
        const { top, height } = list.getBoundingClientRect();
        const way = innerHeight + height;
        scrollTo({ top: scrollY + top - innerHeight + share * way, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
    share,
  );

for (const [device, viewport, range] of [
  ['phone', phone, { from: 0.2, span: 0.5 }],
  ['desktop', desktop, { from: 0.25, span: 0.37 }],
] as const) {
  test.describe(`One booking on a ${device}`, () => {
    test.use({ viewport });

    test('goes from screen to screen as the page is scrolled, and back', async ({ page }) => {
      await page.goto('/');
      const stops = [0.05, 0.35, 0.65, 0.95];
      for (const [index, stop] of [...stops.entries(), ...[...stops.entries()].reverse()]) {
        await scrollTo(page, range.from + stop * range.span);
        await expect.poll(() => frameAt(page)).toEqual({ screen: index + 1, isAround: true });
      }
    });
  });
}

test('One booking stands still and whole under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const running = await story(page).evaluate(
    (list) => list.parentElement?.getAnimations({ subtree: true }).length,
  );
  expect(running).toBe(0);
  await expect(story(page).locator('+ *')).toBeHidden();
  for (const screen of await story(page).getByRole('listitem').all()) {
    await expect(screen.getByText('NU-20415')).toBeVisible();
  }
});
