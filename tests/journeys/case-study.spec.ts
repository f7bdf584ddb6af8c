import { content } from '#harness/content.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';

const { caseStudies } = content;

for (const [index, study] of caseStudies.entries()) {
  test(`§2 /case_study/${study.slug} shows the case and leads to the next one`, async ({
    page,
  }) => {
    await page.setViewportSize(index === 0 ? phone : desktop);
    await page.goto(`/case_study/${study.slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(study.title);
    await expect(main.getByText(study.shorttitle, { exact: true })).toBeVisible();
    await expect(main.getByText(study.singlepagedescription, { exact: true })).toBeVisible();
    await expect(main.getByRole('img', { name: study.imageDescription })).toBeVisible();

    for (const [term, definition] of [
      ['Industry', study.Industry],
      ['Country', study.Country],
    ] as const) {
      const fact = main.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
      await expect(fact.getByRole('definition')).toHaveText(definition);
    }
    const technologies = main.locator('dl > div').filter({ hasText: 'Technologies' });
    await expect(technologies.getByRole('listitem')).toHaveText([...study.Technologies]);
    await expect(technologies.locator('img, svg')).toHaveCount(study.Technologies.length);

    await expect(main.getByText(study.reqdecs)).toBeVisible();
    const requirements = main
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: 'Requirements' }) })
      .last();
    await expect(requirements.getByRole('listitem')).toHaveText([...study.requirements]);

    const result = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: 'Solution & Result' }) });
    await expect(result.getByText(study.conclusion)).toBeVisible();

    const next = caseStudies[(index + 1) % caseStudies.length];
    await main.getByRole('link', { name: next?.title ?? '' }).click();
    await expect(page).toHaveURL(`/case_study/${next?.slug}`);
  });
}

test('§2 a case lies under the portfolio: its breadcrumbs lead there', async ({ page }) => {
  await page.goto(`/case_study/${caseStudies[0]?.slug}`);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText([
    'Home',
    'Portfolio',
    caseStudies[0]?.title ?? '',
  ]);
  await trail.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
});
