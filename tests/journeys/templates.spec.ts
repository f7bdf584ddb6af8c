import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtHtml } from '#harness/built-files.ts';
import { expect, test } from '#harness/journey.ts';
import { extremes, templatesBuild } from '#harness/templates/extremes.ts';

/** One page of every template: the first of each folder, and every page that is alone. */
function templatePages(folder: string): string[] {
  const files = builtHtml(folder);
  const firstOfFolder = (file: string, index: number) =>
    dirname(file) === '.' || files.findIndex((other) => dirname(other) === dirname(file)) === index;
  return files.filter(firstOfFolder);
}

/** Everything wrong with a page that can be seen from its boxes and its texts. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    // Moving rows, what is hidden from sight and what a visitor scrolls to may lie outside.
    const mayLieOutside =
      'script, style, [aria-hidden="true"], .visually-hidden, :has(> ul[aria-hidden="true"])';
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent || parent.closest(mayLieOutside)) continue;
      if (/\b(?:undefined|null|NaN)\b|\[object /.test(text.textContent)) {
        faults.push(`says "${text.textContent.slice(0, 60)}"`);
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right } of range.getClientRects()) {
        if (left < -1 || right > width + 1) {
          if (scrolls(parent)) break;
          faults.push(`${parent.localName} reaches ${right} px: ${text.textContent.slice(0, 60)}`);
          break;
        }
      }
    }
    const empty = document.querySelectorAll(
      'main :is(h1, h2, h3, h4, p, ul, ol, dl, li, dt, dd, a):not([role="status"], [aria-live])',
    );
    for (const element of empty) {
      const shows = element.textContent?.trim() || element.querySelector('img, svg, input, iframe');
      if (!shows) faults.push(`an empty ${element.localName}`);
    }
    return faults;
  });
}

for (const extreme of extremes) {
  test(`§3 no template breaks with the ${extreme} content its types allow, at 320 px`, async ({
    page,
  }) => {
    test.slow();
    const folder = templatesBuild(extreme);
    const files = templatePages(folder);
    expect(files.length).toBeGreaterThan(10);
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const path = join(folder, decodeURIComponent(pathname));
      return existsSync(path) ? route.fulfill({ path }) : route.continue();
    });
    for (const file of files) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(`/${file}`);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await faultsOf(page), `${file} at ${width} px`).toEqual([]);
      }
    }
  });
}
