import type { Page } from '@playwright/test';
import { expect, test } from '#harness/journey.ts';

const toBottom = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('§2 every navigation starts at the top of the page', async ({ page }) => {
  await page.goto('/faqs');
  await toBottom(page);
  // From the footer, from the sticky header, from a button, and to the same page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => scrolled(page)).toBe(0);
  await toBottom(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrolled(page)).toBe(0);
  await toBottom(page);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us Today!' }).click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => scrolled(page)).toBe(0);
  await toBottom(page);
  await Promise.all([
    page.waitForEvent('load'),
    nav.getByRole('link', { name: 'Contact', exact: true }).click(),
  ]);
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('the skip link is the first focusable element and moves the focus past the header', async ({
  page,
}) => {
  await page.goto('/faqs');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('pointing at a link prerenders its page, except for links within the page', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  const prerendered: string[] = [];
  client.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') fetched.push(new URL(key.url).pathname);
  });
  // With DevTools attached, Chromium fetches the page and reports the prerendering, but does not
  // render it.
  client.on('Preload.prerenderStatusUpdated', ({ key }) =>
    prerendered.push(new URL(key.url).pathname),
  );
  await client.send('Preload.enable');
  await page.goto('/portfolio');
  // A press would start prerendering at once. The button is released elsewhere, so this is no
  // click.
  await page.getByRole('link', { name: 'Video Animations' }).hover();
  await page.mouse.down();
  await page.mouse.move(640, 790);
  await page.mouse.up();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'About Us', exact: true }).hover();
  await expect.poll(() => fetched).toContain('/about');
  expect(prerendered).toContain('/about');
  expect([...fetched, ...prerendered]).not.toContain('/portfolio');
});
