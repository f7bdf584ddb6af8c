import { expect, test } from '#harness/journey.ts';

test.describe('§2 404 page', () => {
  // The browser reports the status of the page itself; here it is the point.
  test.use({ expectedConsole: [/status of 404/] });

  for (const path of [
    '/no-such-page',
    '/services/unknown',
    '/case_study/unknown',
    '/team-single/x',
  ]) {
    test(`§2 ${path} answers 404 with the five texts of the page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Page Not Found/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      const main = page.getByRole('main');
      await expect(main.getByText('404', { exact: true })).toBeVisible();
      await expect(main.getByText('Oops! Page not found.', { exact: true })).toBeVisible();
      await expect(
        main.getByText("The page you're looking for doesn't exist or has been moved.", {
          exact: true,
        }),
      ).toBeVisible();
      await main.getByRole('link', { name: 'Go Back Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});
