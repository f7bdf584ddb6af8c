import type { Page } from '@playwright/test';
import { fill, formOf, good, send, thanks } from '../harness/enquiry-form.ts';
import { expect, test, waitForScripts } from '../harness/journey.ts';
import { consoleOn, pageKinds } from '../harness/site-pages.ts';

type Part = 'script' | 'stylesheet' | 'image' | 'font';
const parts: readonly Part[] = ['script', 'stylesheet', 'image', 'font'];
const failedRequests = [/ERR_FAILED/, /Failed to fetch dynamically imported/];

/** Blocks all requests for a part of the pages. Returns a function that changes the part. */
async function block(page: Page, first?: Part): Promise<(next: Part) => void> {
  let part = first;
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === part) return route.abort();
    const isPage = route.request().frame() === page.mainFrame();
    if (part !== 'stylesheet' || type !== 'document' || !isPage) return route.fallback();
    // Styles are inline, so they are removed from the page.
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<=<style[^>]*>).*?(?=<\/style>)/gs, '');
    return route.fulfill({ response, body });
  });
  return (next) => {
    part = next;
  };
}

/** The visible texts of a page, and the targets of its navigation. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const words: string[] = [];
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const text = textContent?.trim();
      const isVisible = parentElement?.checkVisibility({ visibilityProperty: true });
      // Controls and messages that need scripts are hidden without them.
      const ofScripts =
        'script, style, button, output, [aria-live], [role="status"], nav:has(a[href*="?"])';
      if (text && isVisible && !parentElement?.closest(ofScripts)) words.push(text);
    }
    const links = [...document.querySelectorAll('header a, footer a')];
    return { words, places: [...new Set(links.map(String))].sort() };
  });

test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: [failedRequests, { scope: 'test' }],
});

for (const path of pageKinds) {
  test.describe(path, () => {
    test.use({ expectedConsole: [[...failedRequests, ...consoleOn(path)], { scope: 'test' }] });

    test('keeps its texts and its navigation without scripts, styles, pictures or fonts', async ({
      page,
    }) => {
      const blockOther = await block(page);
      await page.goto(path);
      const whole = await contentOf(page);
      for (const part of parts) {
        blockOther(part);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { places, words } = await contentOf(page);
        expect.soft(places, part).toEqual(whole.places);
        const lost = whole.words.filter((text) => !words.includes(text));
        expect.soft(lost, `words without any ${part}`).toEqual([]);
        if (part === 'stylesheet') {
          const unsized = page.locator('svg:not([width][height])');
          expect.soft(await unsized.count(), 'drawings as wide as the page').toBe(0);
        }
      }
    });
  });
}

for (const part of parts) {
  test(`an enquiry is delivered without any ${part}`, async ({ page }) => {
    await block(page, part);
    await page.goto('/contact');
    await fill(formOf(page), good);
    await send(formOf(page)).click();
    // Without its script the form is posted by the browser, and the response is a page.
    await expect(
      page.getByText(/Your reference number is/).or(thanks(formOf(page)).getByText('reference')),
    ).toBeVisible();
  });
}

/** Expects all five groups of tools, one below the other. */
const expectAllTools = (page: Page) =>
  expect(page.locator('[role="tabpanel"]').filter({ visible: true })).toHaveCount(5);

const pictures = (page: Page) => page.getByRole('main').locator('img').filter({ visible: true });

test('every picture and every group of tools is shown if scripts fail', async ({ page }) => {
  const paths = ['/portfolio', '/about', '/'];
  const counts: number[] = [];
  for (const path of paths) {
    await page.goto(path);
    counts.push(await pictures(page).count());
  }
  await block(page, 'script');
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    expect(await pictures(page).count()).toBeGreaterThanOrEqual(counts[index] ?? 0);
    for (const picture of await pictures(page).all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  }
  await expectAllTools(page);
});

test('an island whose script fails shows all its content and keeps the focus', async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);
  await block(page, 'script');
  const tab = page.getByRole('tab').nth(2);
  await tab.click();
  await expectAllTools(page);
  await expect(tab).toBeFocused();
});
