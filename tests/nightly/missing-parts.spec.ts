import type { Page } from '@playwright/test';
import { fill, formOf, good, send, thanks } from '../harness/enquiry-form.ts';
import { expect, test, waitForScripts } from '../harness/journey.ts';
import { consoleOn, pageKinds } from '../harness/site-pages.ts';

/** Each part of a page that may not arrive, by the kind of request. */
const parts = { script: /^script$/, stylesheet: /^stylesheet$/, image: /^image$/, font: /^font$/ };

async function without(page: Page, part: RegExp): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (part.test(type)) return route.abort();
    if (part !== parts.stylesheet || type !== 'document') return route.fallback();
    // The styles are in the page itself.
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<=<style[^>]*>).*?(?=<\/style>)/gs, '');
    return route.fulfill({ response, body });
  });
}

/** The words that can be read on a page, piece by piece, and the places its navigation leads to. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const words: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const text = textContent?.trim();
      const isRead = parentElement?.checkVisibility({ visibilityProperty: true });
      // What only a script answers, and what it says then, goes with it.
      const ofScripts =
        'script, style, button, output, [aria-live], [role="status"], nav:has(a[href*="?"])';
      if (text && isRead && !parentElement?.closest(ofScripts)) words.push(text);
    }
    const links = [...document.querySelectorAll('header a, footer a')];
    return { words, places: [...new Set(links.map(String))].sort() };
  });

test.use({
  bypassCSP: true,
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
          expect(whole.words.filter((words) => !rest.words.includes(words))).toEqual([]);
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

for (const path of pageKinds) {
  test.describe(path, () => {
    test.use({ expectedConsole: [[/ERR_FAILED/, ...consoleOn(path)], { scope: 'test' }] });

    test('no drawing bursts the page without styles', async ({ page }) => {
      await without(page, parts.stylesheet);
      await page.goto(path);
      const large = await page
        .locator('svg:not([width][height])')
        .evaluateAll((drawings) => drawings.map((drawing) => drawing.outerHTML.slice(0, 120)));
      expect(large).toEqual([]);
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

test('a part whose script fails when it is wanted shows all it has, and keeps the focus', async ({
  page,
}) => {
  await page.goto('/');
  await waitForScripts(page);
  await without(page, parts.script);
  const tab = page.getByRole('tab').nth(2);
  await tab.click();
  for (const panel of await page.locator('[role="tabpanel"]').all()) {
    await expect(panel).toBeVisible();
  }
  await expect(tab).toBeFocused();
});
