import { axeFindings } from '#harness/axe.ts';
import { desktop, expect, phone, pointAtIslands, test } from '#harness/journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test(`axe finds nothing at home on a ${device} once everything runs, nor in the film`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    for (const band of await page.getByRole('main').locator('> section').all()) {
      await pointAtIslands(band);
      await expect(band.locator('astro-island[ssr]')).toHaveCount(0);
    }
    await page.getByRole('tab', { name: 'SEO' }).click();
    await page.getByRole('button', { name: 'Testing and QA' }).click();
    expect(await axeFindings(page), 'running').toEqual([]);
    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFindings(page), 'film').toEqual([]);
  });
}
