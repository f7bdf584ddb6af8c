import { expect, test } from '#harness/journey.ts';
import { consoleOn, unknownPath } from '#harness/site-pages.ts';

test.describe('§2 404 page', () => {
  test.use({ expectedConsole: consoleOn(unknownPath) });

  test('§2 has its five texts and leads home', async ({ page }) => {
    const response = await page.goto(unknownPath);
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

  test('§2 answers, as it is, for what is unknown below a page that exists', async ({
    request,
  }) => {
    const itself = await (await request.get(unknownPath)).text();
    expect(itself).toContain('Page Not Found');
    for (const path of ['/services/unknown', '/case_study/unknown', '/team-single/x']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toBe(itself);
    }
  });
});
