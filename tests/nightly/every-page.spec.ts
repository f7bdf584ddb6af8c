import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from '../harness/journey.ts';
import { consoleOn, pageKinds } from '../harness/site-pages.ts';
import {
  coveredControls,
  focused,
  moving,
  overflow,
  type Stop,
  transitionNames,
} from './page-checks.ts';
import { namesWithLostSpaces } from './read-aloud.ts';

const widths = [360, 768, 1280, 1920, 2560];

/** The text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;

const fits = { beyond: 0, texts: [] };

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

// Tests run without the internet, so the map is replaced by a page with one link.
test.beforeEach(({ page }) =>
  page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title><a href="/">The city</a>' }),
  ),
);

/** Presses Tab until the focus leaves the page. Returns the stops without a visible focus. */
async function stopsWithoutVisibleFocus(page: Page): Promise<Stop[]> {
  const unseen: Stop[] = [];
  let stops = 0;
  for (; stops < 400; stops += 1) {
    await page.keyboard.press('Tab');
    // A frame of another origin scrolls into view a moment after it receives the focus.
    let stop = await focused(page);
    for (let look = 0; look < 60 && !stop.isBody && !stop.isVisible; look += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      stop = await focused(page);
    }
    if (stop.isBody) break;
    if (!stop.hasOutline || !stop.isVisible) unseen.push(stop);
  }
  expect(stops).toBeGreaterThan(10);
  expect(stops, 'the focus is trapped').toBeLessThan(400);
  return unseen;
}

for (const path of pageKinds) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    test('no control is covered and nothing overflows or moves, at any width, spacing and text size', async ({
      page,
    }) => {
      await page.goto(path);
      expect.soft(await namesWithLostSpaces(page), 'names with a lost space').toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await coveredControls(page), `covered at ${width} px`).toEqual([]);
        const names = await transitionNames(page);
        expect.soft(names).toContain('site-header');
        expect.soft(names, `named twice at ${width} px`).toEqual([...new Set(names)]);
      }
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      await expect.poll(() => moving(page), 'still under reduced motion').toEqual([]);
      // The size of a window of 1280 px at a zoom of 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await overflow(page), '320 × 256').toEqual(fits);
      await page.addStyleTag({ content: spacing });
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        expect.soft(await overflow(page), `spaced, ${size.width} px`).toEqual(fits);
      }
      await page.reload();
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
      for (const width of [640, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflow(page), `200 % at ${width} px`).toEqual(fits);
      }
    });

    test('the focus is visible at every stop of the Tab key and leaves the page at the end', async ({
      page,
    }) => {
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size);
        await page.goto(path);
        expect.soft(await stopsWithoutVisibleFocus(page), `${size.width} px`).toEqual([]);
      }
    });
  });
}
