import { expect, test } from '#harness/journey.ts';
import { consoleOn, unknownPath } from '#harness/site-pages.ts';

test.use({ expectedConsole: consoleOn(unknownPath) });

test('§2 an unknown path or slug shows the 404 page with its texts and a link to the home page', async ({
  page,
  request,
}) => {
  const response = await page.goto(unknownPath);
  expect(response?.status()).toBe(404);
  await expect.soft(page).toHaveTitle(/^Page Not Found/);
  const main = page.getByRole('main');
  await expect.soft(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  for (const text of [
    '404',
    'Oops! Page not found.',
    "The page you're looking for doesn't exist or has been moved.",
  ]) {
    await expect.soft(main.getByText(text, { exact: true })).toBeVisible();
  }
  for (const path of ['/services/unknown', '/case_study/unknown', '/team-single/unknown']) {
    const unknown = await request.get(path);
    expect.soft(unknown.status(), path).toBe(404);
    expect.soft(await unknown.text(), path).toBe(await response?.text());
  }
  await main.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('/');
});
