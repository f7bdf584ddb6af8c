import { axeFindings } from '#harness/axe.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';
import { consoleOn, pageKinds } from '#harness/site-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of pageKinds) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    test('axe finds nothing, on a phone and on a desktop', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      expect(await axeFindings(page), 'phone').toEqual([]);
      await page.setViewportSize(desktop);
      expect(await axeFindings(page), 'desktop').toEqual([]);
    });
  });
}

test('axe finds nothing in the open menus', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await page.getByRole('button', { name: 'Company' }).hover();
  await expect(page.locator('#company-menu')).toBeVisible();
  expect(await axeFindings(page), 'mega menu').toEqual([]);
  await page.mouse.move(640, 790);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Company').click();
  expect(await axeFindings(page), 'mobile menu').toEqual([]);
});

test('axe finds what is wrong', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('main').evaluate((main) => main.append(document.createElement('button')));
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^button-name: /)]);
});
