import { recentWorksOf, workingProcess } from '#content/home.ts';
import { axeFindings } from '#harness/axe.ts';
import { content } from '#harness/content.ts';
import { desktop, expect, phone, pointAtIslands, test } from '#harness/journey.ts';

const { caseStudies } = content;
const worksAtHome = recentWorksOf(content.portfolio).works;

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

test('on paper home has all its words, and nothing to press', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Read Case/ })).toHaveCount(0);
  for (const { title, Industry } of caseStudies) {
    const study = main.getByRole('article').filter({
      has: page.getByRole('heading', { name: title }),
    });
    await expect(study.getByText(Industry, { exact: true })).toBeVisible();
  }
  for (const { text } of workingProcess.stages) await expect(main.getByText(text)).toBeVisible();
  for (const { title } of worksAtHome)
    await expect(main.getByText(title, { exact: true })).toBeVisible();
});
