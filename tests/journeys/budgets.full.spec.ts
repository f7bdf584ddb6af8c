import type { Page, Request } from '@playwright/test';
import { budgetOf, loadOf } from '#harness/budget.ts';
import { expect, phone, test, waitForFonts, waitForScripts } from '#harness/journey.ts';
import { saveData } from '#harness/save-data.ts';

test.use({ viewport: phone, deviceScaleFactor: 2 });

/** Records finished requests, except for `data:` URLs, which are part of the page. */
function recordRequests(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request);
  });
  return requests;
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** The size of each body by path, and the total size of bodies and headers. */
async function bytesOf(requests: readonly Request[]) {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return {
    files: Object.fromEntries(
      requests.map((request, index) => [pathOf(request), sizes[index]?.responseBodySize]),
    ),
    all: sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0),
  };
}

// The home page has the largest budget, and the portfolio the most lazy pictures near the window.
for (const path of ['/', '/portfolio']) {
  test(`a phone loads the files of ${path} that tests/budgets.test.ts counts, within the budget`, async ({
    page,
  }) => {
    // With Save-Data, pictures outside of the window do not load.
    await saveData(page);
    const requests = recordRequests(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await waitForScripts(page);
    await waitForFonts(page);
    const { files } = loadOf(path);
    await expect
      .poll(() => requests.map(pathOf))
      .toEqual(expect.arrayContaining(Object.keys(files)));
    const loaded = await bytesOf(requests);
    if (path === '/') expect.soft(loaded.files).toEqual(files);
    else expect.soft(loaded.files).toMatchObject(files);
    const budget = budgetOf(path);
    expect.soft(loaded.all).toBeLessThanOrEqual(budget.bytes);
    expect.soft(requests.length).toBeLessThanOrEqual(budget.requests);
    // Scripts may have added some to those in the HTML.
    expect.soft(await page.locator('*').count()).toBeLessThanOrEqual(budget.elements);
  });
}
