import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from '../harness/journey.ts';
import { consoleOn, pageKinds, sitePages } from '../harness/site-pages.ts';
import { coveredControls, focused, moving, type Stop, smallTargets, sticksOut } from './in-page.ts';

const widths = [360, 768, 1280, 1920, 2560];

/** What WCAG 1.4.12 lets a reader set; it comes from outside, past the page's policy. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;

const nothing = { beyond: 0, texts: [] };

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

// There is no internet in a test: the map's frame has a page with one link.
test.beforeEach(({ page }) =>
  page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title><a href="/">The city</a>' }),
  ),
);

/** Where the keyboard is; a frame of another site is scrolled into sight a moment after it has the focus. */
async function settled(page: Page): Promise<Stop> {
  let stop = await focused(page);
  for (let look = 0; look < 20 && !stop.inSight && !stop.isBody; look += 1) {
    await page.waitForTimeout(50);
    stop = await focused(page);
  }
  return stop;
}

for (const path of sitePages) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    test('every control can be hit at every width, and is large enough', async ({ page }) => {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await coveredControls(page), `${width} px`).toEqual([]);
        expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([]);
      }
    });

    test('holds its texts in the smallest window, at twice their size and widely spaced', async ({
      page,
    }) => {
      // 1280 px at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(path);
      expect.soft(await sticksOut(page), '320 × 256').toEqual(nothing);
      await page.addStyleTag({ content: spacing });
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        expect.soft(await sticksOut(page), `spaced, ${size.width} px`).toEqual(nothing);
      }
      await page.reload();
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
      for (const width of [640, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sticksOut(page), `200 % at ${width} px`).toEqual(nothing);
      }
    });

    test('stands still where motion is not wanted', async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      await expect.poll(() => moving(page)).toEqual([]);
    });

    for (const size of pageKinds.includes(path) ? [desktop, phone] : [desktop]) {
      test(`the keyboard goes through it, seen at every stop, ${size.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        await page.goto(path);
        const wrong: Stop[] = [];
        let stops = 0;
        // Behind the last stop the browser's own begin, and the page has none.
        for (; stops < 400; stops += 1) {
          await page.keyboard.press('Tab');
          const stop = await settled(page);
          if (stop.isBody) break;
          if (!stop.shows || !stop.inSight) wrong.push(stop);
        }
        expect(wrong).toEqual([]);
        expect(stops).toBeGreaterThan(10);
        expect(stops).toBeLessThan(400);
      });
    }
  });
}

test.describe('each of these sees a fault that is planted', () => {
  const plant = async (page: Page, css: string) => {
    await page.goto('/about');
    await page.addStyleTag({ content: css });
  };

  test('a control that is covered', async ({ page }) => {
    await plant(page, 'footer::after { content: ""; position: absolute; inset: 0; }');
    await page.addStyleTag({ content: 'footer { position: relative; }' });
    expect((await coveredControls(page)).length).toBeGreaterThan(5);
  });

  test('a target that is too small', async ({ page }) => {
    await plant(page, 'footer a { padding: 0 !important; font-size: 12px; line-height: 1; }');
    expect((await smallTargets(page)).length).toBeGreaterThan(5);
  });

  test('a text that sticks out', async ({ page }) => {
    await plant(page, 'h1 { min-inline-size: 200vw; }');
    expect((await sticksOut(page)).texts).toHaveLength(1);
  });

  test('a part that moves', async ({ page }) => {
    await plant(
      page,
      '@keyframes turn { to { rotate: 1turn; } } h1 { animation: turn 1s infinite !important; }',
    );
    expect(await moving(page)).toHaveLength(1);
  });

  test('a focus that does not show', async ({ page }) => {
    await plant(page, '*:focus-visible { outline: none !important; }');
    await page.keyboard.press('Tab');
    expect((await focused(page)).shows).toBe(false);
  });
});
