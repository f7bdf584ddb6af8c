import { content } from '#harness/content.ts';
import { expect, phone, test } from '#harness/journey.ts';

test('§2 §3 a case study shows all of its content and links to the next one and to the portfolio', async ({
  page,
}) => {
  const [study, next] = content.caseStudies;
  if (!study || !next) throw new Error('There are fewer than two case studies.');
  await page.setViewportSize(phone);
  await page.goto(`/case_study/${study.slug}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(study.title);
  await expect.soft(main.getByText(study.shorttitle, { exact: true })).toBeVisible();
  await expect.soft(main.getByText(study.singlepagedescription, { exact: true })).toBeVisible();
  const picture = main.getByRole('img', { name: study.imageDescription });
  await expect.soft(picture).toBeInViewport({ ratio: 0.9 });
  // Phones get a picture of one screen instead of a small picture of a desktop.
  const file = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(file).toContain('-phone-');

  const facts = main.locator('dl').first();
  await expect.soft(facts).toContainText(`Industry${study.Industry}`);
  await expect.soft(facts).toContainText(`Country${study.Country}`);
  await expect.soft(facts.getByRole('listitem')).toHaveText([...study.Technologies]);
  await expect.soft(main.getByText(study.reqdecs)).toBeVisible();
  for (const requirement of study.requirements) {
    await expect.soft(main.getByRole('listitem').filter({ hasText: requirement })).toBeVisible();
  }
  const result = main.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'Solution & Result' }),
  });
  await expect.soft(result.getByText(study.conclusion)).toBeVisible();

  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  const portfolio = trail.getByRole('link', { name: 'Portfolio' });
  await expect.soft(portfolio).toHaveAttribute('href', '/portfolio');
  await main.getByRole('link', { name: next.title }).click();
  await expect(page).toHaveURL(`/case_study/${next.slug}`);
});
