import type { Page } from '@playwright/test';
import { identity } from '#agency/identity.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';
import { toast } from '#harness/toast.ts';

const mapHost = 'https://www.openstreetmap.org/**';

/** There is no internet in a test: the map's frame is answered here, and every request noted. */
async function answerMap(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(mapHost, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>The city.' });
  });
  return asked;
}

const mapLink = (page: Page) => page.getByRole('link', { name: 'on OpenStreetMap' });
const skyline = (page: Page) => page.getByRole('img', { name: `Drawing of ${identity.city}` });

for (const [device, viewport] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test.describe(`§2 /contact, ${device}`, () => {
    test.use({ viewport });

    test('§2 title, the details, the message and the map of the city', async ({ page }) => {
      const asked = await answerMap(page);
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
      const details = page.getByRole('region', { name: 'How to reach us' });
      const entry = (term: string) =>
        details.getByRole('term').filter({ hasText: term }).locator('xpath=..');
      await expect(entry('Location')).toContainText(identity.city);
      const email = entry('Email').getByRole('link', { name: identity.email });
      await expect(email).toHaveAttribute('href', `mailto:${identity.email}`);
      await expect(entry('Visit Between')).toContainText('Mon - Sat: 8.00-5.00');
      await expect(page.getByRole('heading', { name: 'Send Us A Message' })).toBeVisible();
      await expect(
        page.getByText('Give us chance to serve and bring magic to your brand.', { exact: true }),
      ).toBeVisible();

      // The map is someone else's server: nothing is asked of it before a visitor comes near.
      expect(asked).toEqual([]);
      await expect(page.locator('iframe')).toHaveCount(0);
      await page.getByRole('heading', { name: 'Find us' }).scrollIntoViewIfNeeded();
      await mapLink(page).scrollIntoViewIfNeeded();
      const frame = page.getByTitle(`Map of ${identity.city}`);
      await expect(frame).toBeVisible();
      await expect(page.frameLocator('iframe').getByText('The city.')).toBeVisible();
      expect(asked).toHaveLength(1);
      const address = new URL(asked[0] ?? '');
      expect(address.pathname).toBe('/export/embed.html');
      expect(address.searchParams.get('layer')).toBe('mapnik');
      const [west = 0, south = 0, east = 0, north = 0] = (address.searchParams.get('bbox') ?? '')
        .split(',')
        .map(Number);
      const { latitude, longitude } = identity.coordinates;
      expect(west < longitude && longitude < east).toBe(true);
      expect(south < latitude && latitude < north).toBe(true);
      await expect(mapLink(page)).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
      await expect(skyline(page)).toBeVisible();
      // Who serves it and what they learn stands beside it, and the policy says more.
      await expect(page.getByText(/OpenStreetMap provides this map/)).toBeInViewport();
      const more = page.getByRole('main').getByRole('link', { name: 'What that means for you' });
      await expect(more).toHaveAttribute('href', '/privacypolicy#collected');
    });
  });
}

test('on a desktop the title, the three boxes and the whole form share the first screen', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  for (const term of await page.getByRole('term').all()) await expect(term).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the form begins within the first two screens', async ({ page }) => {
    await page.goto('/contact');
    const field = await page.getByRole('textbox', { name: 'Name', exact: true }).boundingBox();
    expect(Number(field?.y) + Number(field?.height)).toBeLessThan(2 * phone.height);
  });
});

test.describe('§2 /contact, the email address', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied with one click, and a toast says so', async ({ page }) => {
    await answerMap(page);
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Copy the email address' }).click();
    await expect(toast(page, 'Email address copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(identity.email);
  });

  test('is selected where copying is not allowed', async ({ page }) => {
    await answerMap(page);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Copy the email address' }).click();
    await expect(toast(page, 'is selected')).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe(identity.email);
  });
});

test.describe('§2 /contact, where the map cannot be loaded', () => {
  test.use({ expectedConsole: [/net::ERR_/] });

  test('the drawing and the link stay', async ({ page }) => {
    await page.route(mapHost, (route) => route.abort());
    await page.goto('/contact');
    const failed = page.waitForEvent('requestfailed');
    await mapLink(page).scrollIntoViewIfNeeded();
    expect((await failed).url()).toContain('openstreetmap.org');
    await expect(page.locator('iframe')).toBeAttached();
    // A trial click fails where anything lies over its target.
    await mapLink(page).click({ trial: true });
    await skyline(page).scrollIntoViewIfNeeded();
    await skyline(page).click({ trial: true });
  });
});

test.describe('§2 /contact without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('address, details and the way to the map are there, and nothing that does not work', async ({
    page,
  }) => {
    const asked = await answerMap(page);
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: identity.email }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
    await mapLink(page).scrollIntoViewIfNeeded();
    await expect(skyline(page)).toBeVisible();
    expect(asked).toEqual([]);
  });
});
