import type { Page } from '@playwright/test';
import { control, fields, fill, formOf, good, send, thanks } from '#harness/enquiry-form.ts';
import { expect, phone, test } from '#harness/journey.ts';

/** Delays every script that is requested from now on, as a slow network does. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const hydrated = (page: Page) => page.locator('astro-island:not([ssr])');

test('the home page hydrates nothing on scroll, and repeats clicks made before the scripts have loaded', async ({
  page,
}) => {
  await page.goto('/');
  for (const band of await page.getByRole('main').locator('> section').all()) {
    await band.scrollIntoViewIfNeeded();
  }
  await expect(hydrated(page)).toHaveCount(0);

  const release = await holdScripts(page);
  const tab = page.getByRole('tab', { name: 'Databases' });
  await tab.click();
  const nextQuote = page.getByRole('button', { name: 'Next quote' });
  await nextQuote.click();
  await nextQuote.click();
  const works = page.getByRole('region', { name: 'recent best works' });
  const show = works.getByRole('button', { name: /^Show / }).nth(1);
  await show.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect.soft(tab).toHaveAttribute('aria-selected', 'true');
  await expect.soft(page.getByText(/^Quote 3 of 3/)).toBeVisible();
  await expect.soft(show).toHaveAttribute('aria-current', 'true');
});

test('a key press on a tab takes effect after the scripts have loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Web Platform' }).press('ArrowRight');
  release();
  await expect(page.getByRole('tab', { name: 'Databases' })).toBeFocused();
});

test('a phone menu that was opened before the scripts had loaded gets its ARIA state afterwards', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  release();
  const toggle = page.getByRole('button', { name: 'Close' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('main')).toHaveAttribute('inert');
});

test('text that was typed before the form is hydrated stays and is sent', async ({ page }) => {
  await page.goto('/contact');
  const release = await holdScripts(page);
  const form = formOf(page);
  await fill(form);
  await control(form, 'Name').press('End');
  release();
  await expect(hydrated(page)).toBeAttached();
  for (const field of fields) await expect(control(form, field)).toHaveValue(good[field]);
  await page.keyboard.type(' Ruiz');
  const [request] = await Promise.all([page.waitForRequest('**/api/contact'), send(form).click()]);
  expect(request.postDataJSON().name).toBe(`${good.Name} Ruiz`);
  await expect(thanks(form)).toContainText('Thank you.');
});

test.describe('if the scripts cannot be loaded', () => {
  test.use({
    expectedConsole: [/net::ERR_FAILED|Error hydrating/],
    // Chromium logs an error if a page is left during its transition.
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('a click that waited for them follows the link', async ({ page }) => {
    const { promise, resolve: fail } = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await promise;
      await route.abort();
    });
    await page.goto('/portfolio', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Designing' }).click({ noWaitAfter: true });
    await expect(page).toHaveURL('/portfolio');
    fail();
    await expect(page).toHaveURL('/portfolio?category=technology');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });
});
