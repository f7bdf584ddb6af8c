import { caseOf, teamWallOf } from '#content/team.ts';
import { content } from '#harness/content.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';

const { caseStudies, team: people } = content;
const teamWall = teamWallOf(content.team);

for (const viewport of [desktop, phone]) {
  test(`§2 /team: banner, intro, the button and up to six cards, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/team');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our Team');
    const cards = main.locator('a[href^="/team-single/"]');
    await expect(cards).toHaveCount(teamWall.members.length);
    for (const [index, { name, title, slug }] of teamWall.members.entries()) {
      await expect(cards.nth(index)).toHaveAttribute('href', `/team-single/${slug}`);
      await expect(cards.nth(index)).toHaveAccessibleName(`${name} ${title}`);
      await expect(cards.nth(index).locator('img')).toBeVisible();
    }
    await main.getByRole('link', { name: 'Talk to an Expart' }).click();
    await expect(page).toHaveURL('/contact');
  });
}

for (const [index, member] of people.entries()) {
  const { name, title, slug } = member;
  test(`§2 /team-single/${slug}: all that the specification lists`, async ({ page }) => {
    await page.setViewportSize(index % 2 === 0 ? desktop : phone);
    await page.goto(`/team-single/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByText(title, { exact: true })).toBeVisible();
    await expect(main.getByRole('img', { name: `Portrait of ${name}` })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Experience' })).toBeVisible();

    const mail = main.getByRole('link', { name: member.email });
    await expect(mail).toHaveAttribute('href', `mailto:${member.email}`);
    await expect(main.getByRole('link', { name: member.phone, exact: true })).toBeVisible();

    for (const profile of ['Facebook', 'Instagram', 'X', 'LinkedIn']) {
      await expect(
        main.getByRole('link', { name: `${profile}, back to the team` }),
      ).toHaveAttribute('href', '/team');
    }

    const skills = main.getByRole('region', { name: 'Skills' });
    await expect(skills.getByRole('definition')).toHaveText(['98%', '88%', '99%', '77%']);
    await expect(main.getByRole('heading', { name: 'Education' })).toBeVisible();
    const qualifications = main
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: 'Qualifications' }) })
      .last();
    expect(await qualifications.getByRole('listitem').count()).toBeGreaterThan(2);

    const study = caseOf(member, caseStudies);
    if (study) {
      await expect(main.getByRole('link', { name: study.title })).toHaveAttribute(
        'href',
        `/case_study/${study.slug}`,
      );
    }

    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Team', name]);
  });
}

test('whoever goes on to the next person meets everybody, and comes back', async ({ page }) => {
  const [first] = people;
  await page.goto(`/team-single/${first?.slug}`);
  const met: string[] = [];
  for (const _ of people) {
    met.push(await page.getByRole('heading', { level: 1 }).innerText());
    await page
      .getByRole('navigation', { name: 'Others in the team' })
      .getByRole('link', { name: /^Next / })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(String(met.at(-1)));
  }
  expect(met).toEqual(people.map(({ name }) => name));
  await expect(page).toHaveURL(`/team-single/${first?.slug}`);
});

test('the stars stand filled and still for whoever wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/team-single/${people[0]?.slug}`);
  const skills = page.getByRole('region', { name: 'Skills' });
  await skills.scrollIntoViewIfNeeded();
  await expect(skills.getByText('77%')).toBeInViewport();
  expect(await skills.evaluate((part) => part.getAnimations({ subtree: true }).length)).toBe(0);
});

for (const [size, seen] of [
  [{ width: 360, height: 740 }, 2],
  [{ width: 1280, height: 800 }, teamWall.members.length],
] as const) {
  test(`/team shows ${seen} of its people in the first view at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/team');
    const cards = page.getByRole('main').locator('a[href^="/team-single/"]');
    for (let at = 0; at < seen; at += 1) await expect(cards.nth(at)).toBeInViewport({ ratio: 1 });
  });
}
