import { identity } from '#agency/identity.ts';
import { expect, phone, test } from '#harness/journey.ts';

test('§2 §9 /about shows texts, cards, clients, figures, six reasons, the team and the film, and links to /contact', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect.soft(main.getByRole('img').first()).toBeVisible();
  for (const card of ['Our History', 'Our Mission', 'Our Vision']) {
    await expect.soft(main.getByRole('heading', { level: 3, name: card })).toBeVisible();
  }
  await expect.soft(main.getByText(`Since ${identity.founded}`, { exact: true })).toBeVisible();
  for (const counter of [
    '9+ years of experience',
    '280+ success stories',
    '200+ companies trust us',
    '100% results guaranteed',
  ]) {
    const entry = main.getByRole('listitem').filter({ hasText: counter });
    await expect.soft(entry).toHaveText(counter);
  }
  await expect.soft(main.getByText('50+ employees in 3 countries')).toBeVisible();

  const why = main.locator('section').filter({
    has: page.getByRole('heading', { name: 'Why Our Services are Better' }),
  });
  await expect
    .soft(why.getByRole('heading', { level: 3 }))
    .toHaveText([
      'Quality Comes First',
      'Flexible Cooperation',
      'On-time Delivery',
      'Transparent Costs',
      'Qualified Developers',
      'Quick Scale-up',
    ]);
  const order = ['Our clients', 'The story so far, in numbers', 'Why Our Services are Better'];
  const titles = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect.soft(titles.filter((title) => order.includes(title))).toEqual(order);

  const clients = page.getByRole('list', { name: 'Our clients' });
  for (const client of ['Noor Umrah', 'Mahatal Al Alam', 'Haramayn Hotels']) {
    await expect.soft(clients.getByRole('img', { name: client })).toHaveCount(1);
  }
  expect.soft(await main.locator('a[href^="/team-single/"]').count()).toBeGreaterThanOrEqual(5);
  for (const link of ['Meet the people', 'Meet the team']) {
    await expect.soft(main.getByRole('link', { name: link })).toHaveAttribute('href', '/team');
  }

  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(page.getByRole('dialog').locator('video')).toBeVisible();
  await page.getByRole('button', { name: 'Close the film' }).click();

  await main.getByRole('link', { name: 'Contact Us Today!' }).click();
  await expect(page).toHaveURL('/contact');
});
