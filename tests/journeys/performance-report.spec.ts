import { expect, test } from '#harness/journey.ts';

test('§7 performance reporting loads after the first interaction and makes no call', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(new URL(request.url()).pathname);
    expect(request.method()).toBe('GET');
  });
  // No beacon either, now or when the page is left.
  await page.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new Error('A beacon was sent.');
    };
  });
  await page.goto('/privacypolicy', { waitUntil: 'networkidle' });
  const isLoaded = () => page.evaluate(() => typeof window.sitePerformance === 'function');
  expect(await isLoaded()).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(isLoaded).toBe(true);

  const figures = () => page.evaluate(() => window.sitePerformance?.());
  await expect.poll(async () => (await figures())?.largestContentfulPaint).toBeGreaterThan(0);
  await expect.poll(async () => (await figures())?.firstContentfulPaint).toBeGreaterThan(0);
  expect((await figures())?.timeToFirstByte).toBeGreaterThanOrEqual(0);
  expect((await figures())?.cumulativeLayoutShift).toBeLessThan(0.1);
  // Browsers report only interactions that take longer than a frame.
  await page.evaluate(() =>
    addEventListener('keydown', () => {
      const end = performance.now() + 60;
      while (performance.now() < end);
    }),
  );
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await figures())?.interactionToNextPaint ?? 0).toBeGreaterThan(0);

  const known = requests.length;
  await page.goto('/termsconditions');
  const others = requests.slice(known).filter((path) => !/^\/(_astro\/|[\w.-]+$)/.test(path));
  expect(others).toEqual([]);
});
