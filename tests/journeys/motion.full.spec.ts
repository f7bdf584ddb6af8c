import type { Page } from '@playwright/test';
import { desktop, expect, phone, pointAtIslands, test, waitForScripts } from '#harness/journey.ts';

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

for (const viewport of [phone, desktop]) {
  test(`nothing on home shifts while every island hydrates, at ${viewport.width} px`, async ({
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
    // Each script comes late, when its band is in view already, so that a shift would be seen.
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
      await nextFrame(page);
      open();
      await expect(band.locator('astro-island[ssr]')).toHaveCount(0);
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
}

/** The screens that the frame of the booking story surrounds, in order, while the story is scrolled through. */
const screensOnTheWay = (page: Page) =>
  page
    .getByRole('list')
    .filter({ hasText: 'The driver’s sheet' })
    .evaluate(async (list) => {
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

for (const viewport of [phone, { width: 768, height: 1024 }, desktop]) {
  test(`one booking goes from screen to screen as home is scrolled, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    expect(await screensOnTheWay(page)).toEqual([1, 2, 3, 4]);
  });
}

test('the pass on home is that of the project which is pointed at or has the focus', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const opening = page.getByRole('main').locator('> section').first();
  const links = opening.getByRole('table').getByRole('link');
  const facts = opening.locator('dl:visible').last();
  const first = String(await facts.textContent());
  await links.nth(1).hover();
  await expect(facts).not.toHaveText(first);
  const second = String(await facts.textContent());
  await page.mouse.move(0, 0);
  await expect(facts).toHaveText(first);
  await links.nth(2).focus();
  await expect(facts).not.toHaveText(first);
  await expect(facts).not.toHaveText(second);
});

test('a tile lights up under the pointer and goes out again', async ({ page }) => {
  const stars = page.locator('main [data-tile-wall] > i');
  await page.goto('/portfolio');
  await waitForScripts(page);
  const before = await stars.count();
  await expect
    .poll(async () => {
      await page.mouse.move(700, 150);
      await page.mouse.move(800, 150);
      return stars.count();
    })
    .toBeGreaterThan(before);
  await expect(stars).toHaveCount(before);
});

test('the portfolio’s filter moves the works, but not under reduced motion', async ({ page }) => {
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
