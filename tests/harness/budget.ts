import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { endOfFirstScreen } from '#build/first-screen.ts';

/** What a phone may be asked to load before anyone scrolls or touches anything. */
const budget = {
  home: { kilobytes: 110, requests: 10, elements: 1500 },
  page: { kilobytes: 75, requests: 8, elements: 900 },
  scriptKilobytes: 5,
  fontKilobytes: 36,
  firstScreenKilobytes: 14,
};

interface Loaded {
  readonly type: string;
  readonly url: string;
  bytes: number;
}

const kilobytes = (texts: readonly (string | Buffer)[]) =>
  texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0) / 1024;

/** Keeps note of what a page loads. What is written into it (`data:`) is in the bytes of its file. */
async function watchLoads(page: Page): Promise<ReadonlyMap<string, Loaded>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const loads = new Map<string, Loaded>();
  client.on('Network.responseReceived', ({ requestId, type, response: { url } }) => {
    if (!url.startsWith('data:')) loads.set(requestId, { type, url, bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load) load.bytes = encodedDataLength;
  });
  return loads;
}

/**
 * Pictures out of sight that lie where they belong already, from where a browser loads them ahead: those that
 * are to wait, and any other that a slow network has loaded early (Chromium: from 2,500 px ahead instead of
 * 1,250), or would have on a page of the same kind that is shorter.
 */
const earlyPictures = (page: Page) =>
  page.locator('img[loading=lazy]').evaluateAll((images) => {
    const ahead = { usual: 1250, most: 4000 };
    return images
      .filter((image) => ['none', '0px'].includes(getComputedStyle(image).translate))
      .filter((image) => {
        const frame = image.closest('[data-when-near]');
        const distance = (frame ?? image).getBoundingClientRect().top - innerHeight;
        return frame ? distance > 0 : distance > ahead.usual && distance < ahead.most;
      })
      .map((image) => image.getAttribute('src'));
  });

/** Opens a page as a phone would, and holds it to its budget. */
export async function expectInBudget(page: Page, path: string): Promise<void> {
  const watched = await watchLoads(page);
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  const loads = [...watched.values()];
  const bytesOf = (type?: string) =>
    loads
      .filter((load) => type === undefined || load.type === type)
      .reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

  const html = (await response?.text()) ?? '';
  const inline = await page.locator('script:not([src], [type$="json"])').allTextContents();
  const scripts = loads.filter(({ type }) => type === 'Script');
  const external = await Promise.all(
    scripts.map(async ({ url }) => (await page.request.get(url)).body()),
  );
  const own = path === '/' ? budget.home : budget.page;
  const list = loads.map(({ bytes, url }) => `${bytes} ${url}`).join('\n');
  expect(response?.headers()['content-encoding']).toBe('br');
  expect(bytesOf(), `kilobytes:\n${list}`).toBeLessThanOrEqual(own.kilobytes);
  expect(loads.length, `requests:\n${list}`).toBeLessThanOrEqual(own.requests);
  expect(bytesOf('Font'), 'font kilobytes').toBeLessThanOrEqual(budget.fontKilobytes);
  expect(kilobytes([...external, ...inline]), 'script kilobytes').toBeLessThanOrEqual(
    budget.scriptKilobytes,
  );
  expect(
    kilobytes([html.slice(0, endOfFirstScreen(html))]),
    'kilobytes of the HTML up to the end of the first screen',
  ).toBeLessThanOrEqual(budget.firstScreenKilobytes);
  expect(await earlyPictures(page), 'pictures before their turn').toEqual([]);
  expect(await page.locator('*').count(), 'elements').toBeLessThanOrEqual(own.elements);
  expect(await page.locator('astro-island:not([ssr])').count(), 'islands hydrated at load').toBe(0);
}
