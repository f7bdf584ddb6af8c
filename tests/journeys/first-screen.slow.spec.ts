import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from '#harness/journey.ts';
import { consoleOn, pageKinds, sitePages } from '#harness/site-pages.ts';

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

test('the style sheet of the rest holds up nothing but the rest', async ({ page }) => {
  const rest = Promise.withResolvers<void>();
  await page.route(/\.css$/, async (route) => {
    await rest.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => isPainted(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  rest.resolve();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

for (const path of pageKinds) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    test('asks for typefaces and its script after it is painted', async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const [painted, typefaces, scripts] = await page.evaluate(() => {
        const askedFor = (ending: string) =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith(ending))
            .map(({ startTime }) => startTime);
        const paint = performance.getEntriesByName('first-contentful-paint')[0];
        return [paint?.startTime ?? 0, askedFor('.woff2'), askedFor('.js')];
      });
      expect(typefaces).toHaveLength(3);
      expect(scripts).not.toHaveLength(0);
      expect(Math.min(...typefaces, ...scripts)).toBeGreaterThan(painted);
    });
  });
}

test.describe('bands further down', () => {
  const skipped = (page: Page) =>
    page
      .locator('main > *, body > footer')
      .evaluateAll(
        (bands) =>
          bands.filter((band) => getComputedStyle(band).contentVisibility !== 'visible').length,
      );

  test('are laid out after the first paint, and then all of them', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => isPainted(page)).toBe(true);
    expect(await skipped(page)).toBeGreaterThan(5);
    resolve();
    await expect.poll(() => skipped(page)).toBe(0);
  });

  test('are there at once for an address with an anchor', async ({ page }) => {
    await page.goto('/#content', { waitUntil: 'domcontentloaded' });
    expect(await skipped(page)).toBe(0);
  });

  test.describe('where the script cannot be had', () => {
    test.use({ expectedConsole: [/net::ERR_FAILED/] });

    test('are laid out all the same', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/');
      await expect.poll(() => skipped(page)).toBe(0);
    });
  });
});

/** The window that `npm run bench -- pages` holds to a layout shift of 0. */
const lighthousePhone = { width: 412, height: 823 };

/** How many of the words in the first view stand in another number of lines until the typefaces are there. */
const rewrapped = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const root = document.documentElement;
    const texts = [...document.body.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a')].filter(
      (element) => element.getBoundingClientRect().top < innerHeight,
    );
    const heights = () => texts.map((element) => element.getBoundingClientRect().height);
    const after = heights();
    root.dataset.beforeFonts = '';
    const before = heights();
    delete root.dataset.beforeFonts;
    return texts
      .filter((_, index) => Math.abs((before[index] ?? 0) - (after[index] ?? 0)) > 2)
      .map(({ textContent }) => textContent);
  });

test('hardly a line breaks elsewhere when the typefaces arrive', async ({ page }) => {
  const moved: string[] = [];
  for (const path of sitePages.filter((path) => consoleOn(path).length === 0)) {
    await page.goto(path);
    for (const size of [phone, lighthousePhone, desktop]) {
      await page.setViewportSize(size);
      for (const text of await rewrapped(page)) moved.push(`${path} ${size.width}: ${text}`);
    }
  }
  expect(moved.filter((text) => text.includes(` ${lighthousePhone.width}: `))).toEqual([]);
  // Letters differ in width from typeface to typeface: a line that is all but full may break.
  expect(moved.length, moved.join('\n')).toBeLessThanOrEqual(sitePages.length / 2);
});
