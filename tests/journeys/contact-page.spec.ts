import type { Page } from '@playwright/test';
import { identity } from '#agency/identity.ts';
import { copyButton } from '#harness/copy-button.ts';
import { expect, test } from '#harness/journey.ts';
import { toast } from '#harness/toast.ts';

const mapHost = 'https://www.openstreetmap.org/**';
const mapLink = (page: Page) => page.getByRole('link', { name: 'on OpenStreetMap' });
const skyline = (page: Page) => page.getByRole('img', { name: `Drawing of ${identity.city}` });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('§2 /contact shows the title, three boxes and the form, and loads the map when it is near', async ({
  page,
}) => {
  const requested: URL[] = [];
  await page.route(mapHost, (route) => {
    requested.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>The city.' });
  });
  await page.goto('/contact');
  await expect.soft(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  const details = page.getByRole('region', { name: 'How to reach us' });
  const box = (term: string) =>
    details.getByRole('term').filter({ hasText: term }).locator('xpath=..');
  await expect.soft(details.getByRole('term')).toHaveCount(3);
  await expect.soft(box('Location')).toContainText(identity.city);
  await expect
    .soft(box('Email').getByRole('link', { name: identity.email }))
    .toHaveAttribute('href', `mailto:${identity.email}`);
  await expect.soft(box('Visit Between')).toContainText('Mon - Sat: 8.00-5.00');
  await expect.soft(page.getByRole('heading', { name: 'Send Us A Message' })).toBeVisible();
  await expect
    .soft(page.getByText('Give us chance to serve and bring magic to your brand.', { exact: true }))
    .toBeVisible();

  await copyButton(page).click();
  await expect(toast(page, 'Email address copied')).toBeVisible();
  expect.soft(await page.evaluate(() => navigator.clipboard.readText())).toBe(identity.email);

  // The map is on another host, so nothing is requested from it before the visitor scrolls there.
  expect.soft(requested).toEqual([]);
  await mapLink(page).scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByText('The city.')).toBeVisible();
  await expect.soft(page.getByTitle(`Map of ${identity.city}`)).toBeVisible();
  expect(requested).toHaveLength(1);
  const [west = 0, south = 0, east = 0, north = 0] =
    requested[0]?.searchParams.get('bbox')?.split(',').map(Number) ?? [];
  const { latitude, longitude } = identity.coordinates;
  expect.soft(west < longitude && longitude < east).toBe(true);
  expect.soft(south < latitude && latitude < north).toBe(true);
  await expect.soft(page.getByText(/OpenStreetMap provides this map/)).toBeVisible();
});

test.describe('if the map cannot be loaded', () => {
  test.use({ expectedConsole: [/net::ERR_/] });

  test('the drawing of the city and the link to the map stay', async ({ page }) => {
    await page.route(mapHost, (route) => route.abort());
    await page.goto('/contact');
    const failed = page.waitForEvent('requestfailed');
    await mapLink(page).scrollIntoViewIfNeeded();
    expect((await failed).url()).toContain('openstreetmap.org');
    // A trial click fails if something covers its target.
    await mapLink(page).click({ trial: true });
    await skyline(page).click({ trial: true });
  });
});
