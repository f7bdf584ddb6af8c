import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { identity } from '#agency/identity.ts';
import { expect, test, waitForFonts } from '#harness/journey.ts';
import { pageKinds, unknownPath } from '#harness/site-pages.ts';
import { extremes, oneMore, templatesBuild } from '#harness/templates/variants.ts';

/** Finds overflowing boxes, missing values and empty elements in a page. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    // Moving rows, hidden texts and parts that scroll may be outside the window.
    const mayBeOutside =
      'script, style, [aria-hidden="true"], .visually-hidden, :has(> ul[aria-hidden="true"])';
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent || parent.closest(mayBeOutside)) continue;
      if (/\b(?:undefined|null|NaN)\b|\[object /.test(text.textContent)) {
        faults.push(`shows "${text.textContent.slice(0, 60)}"`);
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

/** Serves the files of another build, and all other requests from the server. */
async function serve(page: Page, folder: string): Promise<void> {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, decodeURIComponent(pathname));
    return existsSync(path) ? route.fulfill({ path }) : route.continue();
  });
}

// Without motion, because a row of a board is wider than the board while it flips.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const fileOf = (path: string) =>
  path === '/' ? '/index.html' : path === unknownPath ? '/404.html' : `${path}.html`;

for (const path of pageKinds) {
  for (const extreme of extremes) {
    test(`§3 ${path} has no fault with the ${extreme} content that the schemas allow`, async ({
      page,
    }) => {
      await serve(page, templatesBuild(extreme));
      await page.goto(fileOf(path));
      await waitForFonts(page);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await faultsOf(page), `${width} px`).toEqual([]);
      }
    });
  }
}

test.describe('with one more entry of each kind', () => {
  test.beforeEach(({ page }) => serve(page, templatesBuild('longest')));

  test('photographs are served as AVIF in fitting sizes and never enlarged', async ({ page }) => {
    const places = [
      [`/team-single/${oneMore.slug}.html`, /^Portrait of /, 'A-Portrait', '160w', '700w', 1],
      [`/case_study/${oneMore.slug}.html`, /./, 'A-Photograph', '480w', '1300w', 1300 / 910],
    ] as const;
    for (const [path, name, file, smallest, largest, ratio] of places) {
      await page.goto(path);
      const picture = page.getByRole('main').getByRole('img', { name }).first();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      const facts = await picture.evaluate((image: HTMLImageElement) => ({
        source: image.currentSrc,
        ratio: image.width / image.height,
        widths: image.parentElement?.querySelector('source')?.srcset.match(/(?<= )\d+w/g) ?? [],
      }));
      expect(facts.source).toMatch(new RegExp(`${file}[.\\w-]+\\.avif$`));
      expect(facts.ratio).toBeCloseTo(ratio, 1);
      expect([facts.widths.at(0), facts.widths.at(-1)]).toEqual([smallest, largest]);
    }
  });
});

test('a site with another identity contains nothing of this one in any page, feed or card', () => {
  const folder = templatesBuild('rebranded');
  const { name, legalName, origin, email, careersEmail, city, airport, coordinates } = identity;
  const traces = [name, legalName, origin, email, careersEmail, city, airport]
    .concat(String(coordinates.latitude), ...Object.values(identity.social))
    .map((trace) => trace.toLowerCase());
  const files = globSync('**/*.{html,xml,txt,atom,webmanifest,js,css,vtt,svg,json}', {
    cwd: folder,
  });
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8').toLowerCase();
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${trace} in ${file}`);
  });
  expect(found).toEqual([]);

  const cards = globSync('social/**/*.png', { cwd: folder });
  const same = cards.filter((card) =>
    readFileSync(join(folder, card)).equals(readFileSync(join('dist/site', card))),
  );
  expect(cards.length).toBeGreaterThan(20);
  expect(same).toEqual([]);
});

test('another identity has its own map, street and telephone number', async ({ page }) => {
  await serve(page, templatesBuild('rebranded'));
  await page.goto('/contact.html');
  const details = page.getByRole('region', { name: 'How to reach us' });
  await expect(details).toContainText('2 Granary Wharf');
  await expect(details.getByRole('link', { name: '+44 113 496 0000' })).toHaveAttribute(
    'href',
    'tel:+441134960000',
  );
  await expect(page.getByRole('link', { name: 'Open the map of Leeds' })).toHaveAttribute(
    'href',
    /#map=13\/53\.7997\/-1\.5492$/,
  );
  await expect(page.getByRole('img', { name: 'Drawing of Leeds' })).toHaveCount(1);
  expect(await page.content()).toMatch(
    /"streetAddress":"2 Granary Wharf"[\s\S]*"latitude":53.7997/,
  );
});
