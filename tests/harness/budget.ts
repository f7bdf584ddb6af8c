import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** What a phone may be asked to load before anyone scrolls or touches anything. */
const budget = {
  homeKilobytes: 130,
  pageKilobytes: 90,
  scriptKilobytes: 5,
  requests: 20,
  homeElements: 1500,
  pageElements: 900,
};

/** Opens a page as a phone would, and holds it to its budget. */
export async function expectInBudget(page: Page, path: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  const scripts: string[] = [];
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  client.on('Network.responseReceived', ({ type, response }) => {
    requests += 1;
    if (type === 'Script') scripts.push(response.url);
  });
  const response = await page.goto(path, { waitUntil: 'networkidle' });

  const inline = await page
    .locator('script:not([src]):not([type="application/ld+json"])')
    .allTextContents();
  const external = await Promise.all(
    scripts.map(async (url) => (await page.request.get(url)).text()),
  );
  const scriptBytes = [...external, ...inline]
    .map((source) => brotliCompressSync(source).length)
    .reduce((sum, size) => sum + size, 0);
  const elements = await page.locator('*').count();
  const hydrated = await page.locator('astro-island:not([ssr])').count();

  const isHome = path === '/';
  expect(response?.headers()['content-encoding']).toBe('br');
  expect(bytes / 1024, 'kilobytes').toBeLessThanOrEqual(
    isHome ? budget.homeKilobytes : budget.pageKilobytes,
  );
  expect(scriptBytes / 1024, 'script kilobytes').toBeLessThanOrEqual(budget.scriptKilobytes);
  expect(requests, 'requests').toBeLessThanOrEqual(budget.requests);
  expect(elements, 'elements').toBeLessThanOrEqual(
    isHome ? budget.homeElements : budget.pageElements,
  );
  expect(hydrated, 'islands hydrated at load').toBe(0);
}
