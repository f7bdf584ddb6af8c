import { hero } from '#content/home.ts';
import { desktop, expect, test } from '#harness/journey.ts';

test.use({ viewport: desktop });

test('the pass is that of the project which is pointed at or has the focus', async ({ page }) => {
  await page.goto('/');
  const [first, second, third] = hero.board.rows;
  const board = page.getByRole('table', { name: hero.board.title });
  const band = page.getByRole('main').locator('> section').first();
  const isShown = async ({ facts }: (typeof hero.board.rows)[number]['pass']) => {
    for (const { value } of facts)
      await expect(band.getByText(value, { exact: true })).toBeVisible();
  };
  await isShown(first.pass);
  await expect(async () => {
    await board.getByText(second.project).hover();
    await expect(band.getByText(second.pass.facts[0].value)).toBeVisible({ timeout: 500 });
  }).toPass();
  await isShown(second.pass);
  await page.mouse.move(0, 0);
  await isShown(first.pass);
  await board.getByRole('link', { name: third.project }).focus();
  await isShown(third.pass);
});
