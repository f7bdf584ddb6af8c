import { expect, test } from '#harness/journey.ts';

test('§7 the performance report loads after the first interaction and sends no request', async ({
  page,
}) => {
  const methods: string[] = [];
  page.on('request', (request) => methods.push(request.method()));
  await page.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new Error('A beacon was sent.');
    };
  });
  await page.goto('/privacypolicy', { waitUntil: 'networkidle' });
  const figures = () => page.evaluate(() => window.sitePerformance?.());
  expect(await figures()).toBeUndefined();
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await figures())?.largestContentfulPaint).toBeGreaterThan(0);
  // web-vitals reports the final figures when the page is left.
  await page.goto('/termsconditions');
  expect(new Set(methods)).toEqual(new Set(['GET']));
});
