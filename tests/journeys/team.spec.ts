import { content } from '#harness/content.ts';
import { expect, phone, test } from '#harness/journey.ts';

test('§2 §3 §9 /team shows a banner, an intro with a button, and up to six cards that link to members', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/team');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our Team');
  const cards = main.locator('a[href^="/team-single/"]');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) await expect.soft(card.locator('img')).toBeVisible();
  for (const at of [0, 1]) await expect.soft(cards.nth(at)).toBeInViewport({ ratio: 1 });
  for (const { name, title, slug } of content.team.slice(0, 5)) {
    const card = main.getByRole('link', { name: `${name} ${title}` }).first();
    await expect.soft(card).toHaveAttribute('href', `/team-single/${slug}`);
  }
  await main.getByRole('link', { name: 'Talk to an Expart' }).click();
  await expect(page).toHaveURL('/contact');
});

test('§2 each member has name, role, experience, contact, skills and qualifications, and links to the next', async ({
  page,
}) => {
  const [first] = content.team;
  await page.goto(`/team-single/${first?.slug}`);
  const main = page.getByRole('main');
  for (const member of content.team) {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(member.name);
    await expect.soft(main.getByText(member.title, { exact: true })).toBeVisible();
    await expect.soft(main.getByRole('img', { name: `Portrait of ${member.name}` })).toBeVisible();
    for (const heading of ['Experience', 'Education', 'Qualifications']) {
      await expect.soft(main.getByRole('heading', { name: heading })).toBeVisible();
    }
    const mail = main.getByRole('link', { name: member.email });
    await expect.soft(mail).toHaveAttribute('href', `mailto:${member.email}`);
    await expect.soft(main.locator('a[href^="tel:"]')).toBeVisible();
    for (const profile of ['Facebook', 'Instagram', 'X', 'LinkedIn']) {
      const link = main.getByRole('link', { name: `${profile}, back to the team` });
      await expect.soft(link).toHaveAttribute('href', '/team');
    }
    const skills = main.getByRole('region', { name: 'Skills' }).getByRole('definition');
    await expect.soft(skills).toHaveText(['98%', '88%', '99%', '77%']);
    await page
      .getByRole('navigation', { name: 'Others in the team' })
      .getByRole('link', { name: /^Next / })
      .click();
  }
  await expect(page).toHaveURL(`/team-single/${first?.slug}`);
});

test('the end of /team opens the form with a message to the person', async ({ page }) => {
  const [first] = content.team;
  await page.goto('/team');
  const ending = page.getByRole('region', { name: 'Who would you like to write to?' });
  await ending.getByRole('link', { name: first?.name }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(`Dear ${first?.name},\n\n`);
});
