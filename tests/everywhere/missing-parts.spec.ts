import type { Page } from '@playwright/test';
import { fill, formOf, good, send, thanks } from '../harness/enquiry-form.ts';
import { expect, test } from '../harness/journey.ts';
import { consoleOn, pageKinds } from '../harness/site-pages.ts';

/** Each part of a page that may not arrive, by the kind of request. */
const parts = { script: /^script$/, stylesheet: /^stylesheet$/, image: /^image$/, font: /^font$/ };

const without = (page: Page, part: RegExp) =>
  page.route('**/*', (route) =>
    part.test(route.request().resourceType()) ? route.abort() : route.fallback(),
  );

/** The words of a page, whatever space styles put between them, and the places its navigation leads to. */
const contentOf = (page: Page) =>
  page.evaluate(() => ({
    text: document.querySelector('main')?.innerText.replace(/\s+/g, '').toLowerCase() ?? '',
    places: [...new Set([...document.querySelectorAll('header a, footer a')].map(String))].sort(),
  }));

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: [[/ERR_FAILED/, /Failed to fetch dynamically imported/], { scope: 'test' }],
});

for (const [name, part] of Object.entries(parts)) {
  test.describe(`without any ${name}`, () => {
    for (const path of pageKinds) {
      test.describe(path, () => {
        test.use({
          expectedConsole: [
            [/ERR_FAILED/, /Failed to fetch dynamically imported/, ...consoleOn(path)],
            { scope: 'test' },
          ],
        });

        test('has its words, and its navigation is complete', async ({ page }) => {
          await page.goto(path);
          const whole = await contentOf(page);
          await without(page, part);
          await page.reload();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const rest = await contentOf(page);
          expect(rest.places).toEqual(whole.places);
          const missing = whole.text.split(/[.!?]/).filter((words) => !rest.text.includes(words));
          expect(missing).toEqual([]);
        });
      });
    }

    test('an enquiry is delivered', async ({ page }) => {
      await without(page, part);
      await page.goto('/contact');
      await fill(formOf(page), good);
      await send(formOf(page)).click();
      // Without its script the form is answered with a page of its own.
      await expect(
        page.getByText(/Your reference number is/).or(thanks(formOf(page)).getByText('reference')),
      ).toBeVisible();
    });
  });
}

const pictures = (page: Page) => page.getByRole('main').locator('img').filter({ visible: true });

test('scripts that fail leave out no picture and no group of tools', async ({ page }) => {
  const paths = ['/portfolio', '/about', '/'];
  const counts: number[] = [];
  for (const path of paths) {
    await page.goto(path);
    counts.push(await pictures(page).count());
  }
  await without(page, parts.script);
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    expect(await pictures(page).count()).toBeGreaterThanOrEqual(counts[index] ?? 0);
    for (const picture of await pictures(page).all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    }
  }
  for (const panel of await page.locator('[role="tabpanel"]').all()) {
    await expect(panel).toBeVisible();
  }
});
