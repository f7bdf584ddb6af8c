import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from '#harness/journey.ts';
import { sitePages } from '#harness/site-pages.ts';

// The 404 page's own status is reported by the browser.
test.use({ expectedConsole: [/status of 404/], contextOptions: { reducedMotion: 'reduce' } });

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`));
}

for (const path of sitePages) {
  test(`axe finds nothing on ${path}, on a phone and on a desktop`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    expect(await findings(page), 'phone').toEqual([]);
    await page.setViewportSize(desktop);
    expect(await findings(page), 'desktop').toEqual([]);
  });
}

test('axe finds nothing in the open menus', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await page.getByRole('button', { name: 'Company' }).hover();
  await expect(page.locator('#company-menu')).toBeVisible();
  expect(await findings(page), 'mega menu').toEqual([]);
  await page.mouse.move(640, 790);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Company').click();
  expect(await findings(page), 'mobile menu').toEqual([]);
});
