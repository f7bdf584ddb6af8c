import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { saveData } from './save-data.ts';

/** The most that a phone loads before the browser is idle (docs/performance.md). */
const budget = {
  home: { kilobytes: 130, requests: 12, elements: 1000 },
  page: { kilobytes: 100, requests: 10, elements: 900 },
  scriptKilobytes: 5,
  fontKilobytes: 36,
};

/** The most that home loads with all of its pictures. */
const homeKilobytes = 300;

interface Load {
  readonly type: string;
  readonly url: string;
  bytes: number;
}

/** Records what a page loads, except `data:` URLs: their bytes are part of the page. */
async function recordLoads(page: Page): Promise<ReadonlyMap<string, Load>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const loads = new Map<string, Load>();
  client.on('Network.responseReceived', ({ requestId, type, response: { url } }) => {
    if (!url.startsWith('data:')) loads.set(requestId, { type, url, bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load) load.bytes = encodedDataLength;
  });
  return loads;
}

const kilobytesOf = (loads: readonly Load[]) =>
  loads.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

const compressed = (texts: readonly (string | Buffer)[]) =>
  texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0) / 1024;

const describeLoads = (loads: readonly Load[]) =>
  loads.map(({ bytes, url }) => `${bytes} ${url}`).join('\n');

/** Opens a page as a phone would. Pictures that only load when the browser is idle do not count. */
export async function expectInBudget(page: Page, path: string): Promise<void> {
  await saveData(page);
  const recorded = await recordLoads(page);
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  const loads = [...recorded.values()];
  const limits = path === '/' ? budget.home : budget.page;
  const list = describeLoads(loads);
  const fonts = loads.filter(({ type }) => type === 'Font');
  const scripts = loads.filter(({ type }) => type === 'Script');
  const external = await Promise.all(
    scripts.map(async ({ url }) => (await page.request.get(url)).body()),
  );
  const inline = await page.locator('script:not([src], [type])').allTextContents();

  expect(response?.headers()['content-encoding']).toBe('br');
  expect.soft(kilobytesOf(loads), `kilobytes:\n${list}`).toBeLessThanOrEqual(limits.kilobytes);
  expect.soft(loads.length, `requests:\n${list}`).toBeLessThanOrEqual(limits.requests);
  expect.soft(kilobytesOf(fonts), 'kilobytes of fonts').toBeLessThanOrEqual(budget.fontKilobytes);
  expect
    .soft(compressed([...external, ...inline]), 'kilobytes of scripts')
    .toBeLessThanOrEqual(budget.scriptKilobytes);
  expect.soft(await page.locator('*').count(), 'elements').toBeLessThanOrEqual(limits.elements);
  expect.soft(await page.locator('astro-island:not([ssr])').count(), 'hydrated islands').toBe(0);
}

export async function expectWholeHomeInBudget(page: Page): Promise<void> {
  const loads = await recordLoads(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const all = [...loads.values()];
  expect(kilobytesOf(all), describeLoads(all)).toBeLessThanOrEqual(homeKilobytes);
}
