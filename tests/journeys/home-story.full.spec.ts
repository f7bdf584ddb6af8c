import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from '#harness/journey.ts';

const story = (page: Page) => page.getByRole('list').filter({ hasText: 'The driver’s sheet' });

/** The screens on which the frame stood around the booking, in order, while the list passed the window. */
const screensOnTheWay = (page: Page) =>
  story(page).evaluate(async (list) => {
    const edges = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom];
    };
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const frame = list.nextElementSibling as Element;
    const records = [...list.querySelectorAll('[data-record]')];
    const start = scrollY + list.getBoundingClientRect().top - innerHeight;
    const screens: number[] = [];
    for (let way = 0; way < innerHeight + list.clientHeight; way += 12) {
      scrollTo({ top: start + way, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
      const around = edges(frame);
      const screen = records.findIndex((record) =>
        edges(record).every((edge, at) => Math.abs(edge - Number(around[at])) <= 2),
      );
      if (screen >= 0 && screens.at(-1) !== screen + 1) screens.push(screen + 1);
    }
    return screens;
  });

for (const [device, viewport] of Object.entries({
  phone,
  tablet: { width: 768, height: 1024 },
  desktop,
})) {
  test.describe(`One booking on a ${device}`, () => {
    test.use({ viewport });

    test('goes from screen to screen as the page is scrolled', async ({ page }) => {
      await page.goto('/');
      expect(await screensOnTheWay(page)).toEqual([1, 2, 3, 4]);
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
