import type { Page } from '@playwright/test';
import { desktop, expect, phone, test, waitForFonts, waitForScripts } from '../harness/journey.ts';
import { consoleOn, pageKinds, sitePages } from '../harness/site-pages.ts';
import { findings } from './four-checkers.ts';
import { states } from './states.ts';
import { takeScriptsAway } from './without-script.ts';

test.use({
  // The checkers come from outside; the page's policy would keep them out.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** While the fonts change, some parts of a page are not laid out. */
async function waitUntilComplete(page: Page): Promise<void> {
  await waitForScripts(page);
  await waitForFonts(page);
}

for (const path of sitePages) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    const isFirstOfItsKind = pageKinds.includes(path);
    for (const [device, size] of Object.entries({ desktop, ...(isFirstOfItsKind && { phone }) })) {
      test(`four checkers find nothing on a ${device}`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(path);
        await waitUntilComplete(page);
        expect(await findings(page)).toEqual([]);
      });
    }
  });
}

for (const { name, size, show, withoutScript = false } of states) {
  test.describe(name, () => {
    test.use({
      viewport: size,
      // Answers that are errors, and what the form says of an answer that never came.
      expectedConsole: [
        [/status of (?:422|503)/, /ERR_FAILED/, /Failed to fetch/],
        { scope: 'test' },
      ],
    });

    test('four checkers find nothing', async ({ page }) => {
      if (withoutScript) await takeScriptsAway(page);
      await show(page);
      if (!withoutScript) await waitUntilComplete(page);
      expect(await findings(page)).toEqual([]);
    });
  });
}

test('each of the four sees a fault that is planted', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('main').evaluate((main) => {
    main.append(document.createElement('button'), document.createElement('img'));
  });
  const found = await findings(page);
  expect([...new Set(found.map(({ checker }) => checker))].sort()).toEqual([
    'ace',
    'alfa',
    'axe',
    'htmlcs',
  ]);
});
