import { content } from '#harness/content.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';

test('§2 §3 /services links to every service from the banner, which on a phone describes them, and from the list', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  const board = main.getByRole('list').first().getByRole('link');
  await expect.soft(board.first().locator('svg')).toBeInViewport({ ratio: 1 });
  const why = main.getByRole('heading', { name: 'Why Our Services are Better' });
  await expect.soft(why).toBeVisible();
  const entries = main.getByRole('heading', { level: 4 }).getByRole('link');
  const hrefs = (all: Element[]) => all.map((link) => link.getAttribute('href'));
  await expect.soft(entries).toHaveCount(0);
  for (const { description } of content.services) {
    await expect.soft(main.getByText(description).filter({ visible: true })).toHaveCount(1);
  }
  await page.setViewportSize(desktop);
  const onBoard = await board.evaluateAll(hrefs);
  expect.soft((await entries.evaluateAll(hrefs)).sort()).toEqual([...onBoard].sort());
  expect.soft(new Set(onBoard).size).toBeGreaterThanOrEqual(17);

  const sameTitle = board.filter({ hasText: 'Strategic Planning and Execution' });
  await expect(sameTitle).toHaveCount(2);
  await sameTitle.first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Strategic Planning and Execution',
  );
  const title = await page.title();
  await main.getByRole('link', { name: /^Strategic Planning and Execution, part/ }).click();
  await expect(page).not.toHaveTitle(title);
});

test('§2 §3 a service shows title, description, approach, outcomes and a case, and links to /contact', async ({
  page,
}) => {
  const service = content.services.find(({ slug }) => slug === 'SEO-Services');
  if (!service) throw new Error('There is no service SEO-Services.');
  await page.setViewportSize(desktop);
  await page.goto(`/services/${service.slug}`);
  const main = page.getByRole('main');
  const sectionOf = (name: string) =>
    main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(service.title);
  await expect.soft(main.getByText(service.description, { exact: true })).toBeVisible();
  const scene = main.getByRole('img', { name: service.scene.description });
  await expect.soft(scene).toBeInViewport({ ratio: 0.9 });
  const approach = sectionOf('Our Approach to SEO Services');
  const outcomes = sectionOf('Service Outcomes');
  for (const [section, points] of [
    [approach, service.approach],
    [outcomes, service.outcomeDetails],
  ] as const) {
    for (const { title, description } of points) {
      await expect.soft(section.getByText(title, { exact: true })).toBeVisible();
      await expect.soft(section.getByText(description, { exact: true })).toBeVisible();
    }
  }
  await expect.soft(outcomes.getByText(service.outcomeIntro)).toBeVisible();
  await expect
    .soft(main.getByRole('link', { name: 'Contact Us Today!' }).last())
    .toHaveAttribute('href', '/contact');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.soft(trail.getByRole('listitem')).toHaveText(['Home', 'Services', 'SEO Services']);

  const proof = main.getByRole('article');
  await expect.soft(proof.getByText(service.proof.text)).toBeVisible();
  await proof.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/case_study\/[\w-]+$/);
});

test('the end of /services opens the form with the service that was last pointed at', async ({
  page,
}) => {
  await page.goto('/services');
  const destination = page.getByLabel('Destination');
  const entry = page.getByRole('heading', { level: 4, name: 'SEO Services' }).getByRole('link');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await entry.hover();
    await expect(destination).toHaveValue(/SEO Services/, { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Contact Us Today!' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/SEO Services/);
});
