import type { Page } from '@playwright/test';
import { expect, phone, test } from '#harness/journey.ts';

const toBottom = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('§2 every navigation ends at the top of the window', async ({ page }) => {
  await page.goto('/faqs');
  await toBottom(page);
  // From the footer, from the sticky header, from a button, and to the page one is already on.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/services');
  expect(await scrolled(page)).toBe(0);
  await toBottom(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page).toHaveURL('/about');
  expect(await scrolled(page)).toBe(0);
  await toBottom(page);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us Today!' }).click();
  await expect(page).toHaveURL('/contact');
  expect(await scrolled(page)).toBe(0);
  await toBottom(page);
  await Promise.all([
    page.waitForEvent('load'),
    nav.getByRole('link', { name: 'Contact', exact: true }).click(),
  ]);
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/faqs');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** Keeps note of the pages that the browser is asked to prepare. */
async function watchPrepared(page: Page) {
  const client = await page.context().newCDPSession(page);
  const prepared = { rules: [] as unknown[], fetched: [] as string[], asked: [] as string[] };
  const address = (url: string) => new URL(url).pathname + new URL(url).search;
  client.on('Preload.ruleSetUpdated', ({ ruleSet }) => prepared.rules.push(ruleSet.errorType));
  client.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') prepared.fetched.push(address(key.url));
  });
  // Under a test it is fetched and not rendered: DevTools keeps that to itself.
  client.on('Preload.prerenderStatusUpdated', ({ key }) => prepared.asked.push(address(key.url)));
  await client.send('Preload.enable');
  return prepared;
}

test('a page is prepared when the visitor is about to open it', async ({ page }) => {
  const prepared = await watchPrepared(page);
  await page.goto('/faqs');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'About Us', exact: true }).hover();
  await expect.poll(() => prepared.fetched).toContain('/about');
  expect(prepared.asked).toContain('/about');
  expect(prepared.rules).toEqual([undefined]);
});

test('what is answered on the page itself is not prepared', async ({ page }) => {
  const prepared = await watchPrepared(page);
  await page.goto('/portfolio');
  await page.getByRole('link', { name: 'Video Animations' }).hover();
  await page.waitForTimeout(500);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'About Us', exact: true }).hover();
  await expect.poll(() => prepared.fetched).toContain('/about');
  expect(prepared.asked.filter((address) => address.startsWith('/portfolio'))).toEqual([]);
});

for (const path of ['/', '/about', '/services/Web-Application-Design-and-Development']) {
  test(`at 200 % zoom and in narrow windows nothing on ${path} scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    for (const width of [320, phone.width, 640]) {
      await page.setViewportSize({ width, height: 700 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  });
}
