import { expect, phone, test } from '#harness/journey.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the home page shows tools, figures, quotes, works and stages', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect.soft(page.getByRole('tab')).toHaveCount(0);
  for (const title of ['Web Platform', 'Databases', 'SEO', 'Graphic Design', 'Other Frameworks']) {
    const heading = page.getByRole('heading', { name: title, exact: true });
    await expect.soft(heading).toBeVisible();
    const items = page.getByRole('tabpanel').filter({ has: heading }).getByRole('listitem');
    await expect.soft(items.first()).toBeVisible();
    expect.soft(await items.count(), title).toBeGreaterThanOrEqual(3);
  }
  for (const figure of ['6k+', '100+', '99%']) {
    await expect.soft(main.getByText(figure, { exact: true })).toBeVisible();
  }
  for (const [name, count] of [
    ['What customers say', 3],
    ['recent best works', 4],
  ] as const) {
    const carousel = page.getByRole('region', { name });
    // The carousel scrolls and has no buttons, which would do nothing.
    await expect.soft(carousel.getByRole('button')).toHaveCount(0);
    expect.soft(await carousel.getByRole('figure').count()).toBeGreaterThanOrEqual(count);
    const last = carousel.getByRole('figure').last();
    await last.scrollIntoViewIfNeeded();
    await expect.soft(last).toBeInViewport({ ratio: 0.4 });
  }

  const stages = main.locator('details[name]');
  await expect(stages.first()).toHaveAttribute('open');
  await stages.nth(1).locator('summary').click();
  await expect(stages.nth(1)).toHaveAttribute('open');
  await expect(stages.first()).not.toHaveAttribute('open');
  await stages.nth(1).locator('summary').click();
  await expect(main.locator('details[name][open]')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'The five stages' }).getByRole('link').nth(3).click();
  await expect(stages.nth(3)).toHaveAttribute('open');
});

test.describe('the film', () => {
  // A page that is only a film has no view transition, and Chromium would log an error.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('without JavaScript the play button opens the file of the film', async ({ page }) => {
    await page.goto('/');
    const [response] = await Promise.all([
      page.waitForResponse(/\.mp4/),
      page.getByRole('button', { name: 'Play the film' }).click(),
    ]);
    expect(response.headers()['content-type']).toBe('video/mp4');
  });
});

test('without JavaScript the menus work on a desktop and on a phone', async ({ page }) => {
  await page.goto('/');
  const company = page.getByRole('button', { name: 'Company' });
  const portfolio = page.getByRole('banner').getByRole('link', { name: 'Portfolio' });
  await company.hover();
  await portfolio.filter({ visible: true }).click();
  await expect(page).toHaveURL('/portfolio');
  await company.focus();
  await expect(portfolio.filter({ visible: true })).toHaveCount(1);
  // Without scripts nothing would update the attribute.
  await expect(company).not.toHaveAttribute('aria-expanded');

  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Company', { exact: true }).click();
  await menu.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.mouse.click(10, 500);
  await expect(menu).toBeHidden();
});

test('without JavaScript questions open, all works and hotels are shown, and the footer works', async ({
  page,
}) => {
  await page.goto('/faqs#cost');
  const questions = page.getByRole('main').locator('details');
  await expect(questions.filter({ hasText: /how much/i }).first()).toHaveAttribute('open');
  await questions.first().locator('summary').click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(questions.first()).toHaveAttribute('open');

  const footer = page.getByRole('contentinfo');
  const box = footer.getByRole('textbox', { name: 'Email address' });
  await box.fill('someone@example.com');
  await footer.getByRole('button', { name: 'Send', exact: true }).click();
  await box.press('Enter');
  await expect(page).toHaveURL('/faqs#cost');
  const pills = footer.getByRole('list', { name: 'What we build' }).locator('..');
  await footer.getByRole('checkbox', { name: /Pause/ }).check({ force: true });
  await expect.soft(pills).toHaveCSS('animation-play-state', 'paused');

  await page.goto('/portfolio?category=booking');
  const works = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });
  expect.soft(await works.count()).toBeGreaterThanOrEqual(13);
  await expect.soft(works.getByRole('img').first()).toBeVisible();
  await expect.soft(page.getByRole('navigation', { name: 'Filter the work' })).toBeHidden();

  await page.goto('/case_study/Haramayn-Hotels');
  const hotels = page.getByRole('listitem').filter({ hasText: 'a night' });
  expect.soft(await hotels.count()).toBeGreaterThan(5);
  for (const hotel of await hotels.all()) await expect.soft(hotel).toContainText(/\d\smin/);
  await expect.soft(page.getByRole('slider')).toBeHidden();
  await expect.soft(page.getByRole('radio').first()).toBeHidden();
});
