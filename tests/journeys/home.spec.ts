import type { Locator } from '@playwright/test';
import { identity } from '#agency/identity.ts';
import { expect, phone, test } from '#harness/journey.ts';

const sections = [
  /grow your business with it solutions/i,
  /satisfied/i,
  /partners/i,
  /mission/i,
  /journeys/i,
  /services/i,
  /tools/i,
  /3,900\+ customers win deals/i,
  /five stages/i,
  /^recent best works$/,
  /where do you want to go/i,
];

const hrefOf = (part: Locator, name: string | RegExp) =>
  part.getByRole('link', { name, exact: typeof name === 'string' }).getAttribute('href');

test('§1 §2 §9 the home page has its sections in order, with their texts, figures and links', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const bands = page.getByRole('main').locator('> section');
  const headings = bands.locator('h1, h2').filter({ visible: true });
  await expect(headings).toHaveText(sections);
  const band = (index: number) => bands.nth(index);
  const [hero, about, partners, mission, cases] = [0, 1, 2, 3, 4].map(band) as [
    Locator,
    Locator,
    Locator,
    Locator,
    Locator,
  ];

  await expect.soft(hero.getByText('Focus on quality first')).toBeVisible();
  await expect.soft(hero.getByText('Get to the market on time')).toBeVisible();
  expect.soft(await hrefOf(hero, 'Contact Us Today')).toBe('/contact');
  expect.soft(await hrefOf(about, 'Get Started')).toBe('/contact');
  expect.soft(await partners.getByRole('listitem').count()).toBeGreaterThanOrEqual(15);
  for (const figure of ['Happy customers6k+', 'Projects done100+', 'Results guaranteed99%']) {
    await expect.soft(mission).toContainText(figure);
  }

  for (const slug of ['Back-Office', 'Mahatal-Al-Alam', 'Haramayn-Hotels']) {
    const study = cases.getByRole('listitem').filter({ has: page.locator(`[href$="${slug}"]`) });
    const path = `/case_study/${slug}`;
    const title = study.getByRole('heading').getByRole('link');
    await expect.soft(title).toHaveAttribute('href', path);
    expect.soft(await hrefOf(study, /^Read Case/)).toBe(path);
  }

  const cards = band(5).getByRole('heading', { level: 3 }).getByRole('link');
  await expect.soft(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect.soft(card).toHaveAttribute('href', /^\/services\/[\w-]+$/);
    const bullets = card.locator('xpath=ancestor::li[1]').getByRole('listitem');
    expect.soft(await bullets.count()).toBeGreaterThan(1);
  }

  const badges = [/5 stars from 200\+ reviews/, /5 stars from 300\+ reviews/];
  await expect.soft(band(7).getByRole('listitem')).toContainText(badges);
  expect.soft(await hrefOf(band(9), 'All Works')).toBe('/portfolio');

  const contact = band(10);
  expect.soft(await hrefOf(contact, identity.email)).toBe(`mailto:${identity.email}`);
  const place = `${identity.countryShort} ${identity.city}`;
  await expect.soft(contact.getByText(place, { exact: true })).toBeVisible();
  await expect
    .soft(contact.getByRole('list').getByRole('listitem'))
    .toHaveText([
      /share your requirements/i,
      /discuss them with .*experts/i,
      /get a free quote/i,
      /start the project/i,
    ]);

  await test.step('scrolling up shows a link back to the top, to the anchor “scrool”', async () => {
    const control = page.getByRole('link', { name: 'Back to the top' });
    await expect(control).not.toBeInViewport();
    await contact.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, -200);
    await control.click();
    await expect(page).toHaveURL('/#scrool');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
