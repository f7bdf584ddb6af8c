import { content } from '#harness/content.ts';
import { expect, phone, test } from '#harness/journey.ts';

const filters = [
  { title: 'See All', address: '/portfolio', category: undefined },
  { title: 'Booking Platforms', address: '/portfolio?category=booking', category: 'booking' },
  { title: 'Designing', address: '/portfolio?category=technology', category: 'technology' },
  { title: 'Video Animations', address: '/portfolio?category=Video', category: 'Video' },
] as const;

test('§2 §4 /portfolio: the filter starts with See All and is part of the address', async ({
  page,
}) => {
  await page.goto('/portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Portfolio');
  const nav = page.getByRole('navigation', { name: 'Filter the work' });
  await expect(nav.getByRole('link')).toHaveText(filters.map(({ title }) => title));
  const [all, booking, designing, video] = filters;
  const expectShown = async ({ title, address, category }: (typeof filters)[number]) => {
    const works = content.portfolio.filter((item) => !category || item.category === category);
    await expect(page).toHaveURL(address);
    await expect(nav.locator('[aria-current]')).toHaveText(title);
    await expect(nav.getByRole('status')).toHaveText(
      `${works.length} of ${content.portfolio.length} shown`,
    );
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('h3') });
    const titles = cards.filter({ has: page.getByRole('img') }).getByRole('heading');
    await expect(titles.filter({ visible: true })).toHaveText(works.map((work) => work.title));
  };
  const choose = async (filter: (typeof filters)[number]) => {
    await nav.getByRole('link', { name: filter.title }).click();
    await expectShown(filter);
  };
  await expectShown(all);
  for (const filter of [booking, designing, video]) await choose(filter);
  await page.reload();
  await expectShown(video);
  await page.goBack();
  await expectShown(designing);
  await page.goBack();
  await expectShown(booking);
  await page.goForward();
  await expectShown(designing);
  await choose(all);
  // The second choice interrupts the animation of the first.
  await nav.evaluate(
    (element, names) => {
      const links = [...element.querySelectorAll('a')];
      for (const name of names) links.find(({ textContent }) => textContent === name)?.click();
    },
    [booking.title, video.title],
  );
  await expectShown(video);
});

test('§2 §3 /portfolio shows cards with image, title and two tags but no links, and links to the cases', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/portfolio');
  const main = page.getByRole('main');
  await expect.soft(main.getByRole('img').first()).toBeInViewport({ ratio: 0.6 });
  for (const { title, thumb1, thumb2, description } of content.portfolio) {
    const heading = page.getByRole('heading', { level: 3, name: title, exact: true });
    const card = main.getByRole('listitem').filter({ has: heading });
    await expect.soft(card.getByRole('paragraph')).toHaveText(`${thumb1} ${thumb2}`);
    await expect.soft(card.getByRole('img', { name: description })).toBeVisible();
    await expect.soft(card.locator('a, button, [tabindex]')).toHaveCount(0);
  }
  for (const slug of ['Back-Office', 'Mahatal-Al-Alam', 'Haramayn-Hotels']) {
    await expect.soft(main.locator(`a[href="/case_study/${slug}"]`).first()).toBeVisible();
  }
});

test('a pass leads to its case from its stub too', async ({ page }) => {
  await page.goto('/portfolio');
  const pass = page.getByRole('listitem').filter({ hasText: 'Read Case' }).first();
  await pass.getByText('Read Case').click({ force: true });
  await expect(page).toHaveURL('/case_study/Back-Office');
});

test('the last tile of the mosaic opens the form with a message', async ({ page }) => {
  await page.goto('/portfolio');
  await page.getByRole('link', { name: 'Yours?' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/a project/);
});
