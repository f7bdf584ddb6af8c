import type { Service } from '#content/content.ts';
import {
  caseThatProves,
  fullTitleOf,
  serviceIndexOf,
  servicesRelatedTo,
} from '#content/services.ts';
import { content } from '#harness/content.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';

const { caseStudies, services } = content;

const chosen = (service: Service | undefined): Service => {
  if (!service) throw new Error('There is no such service.');
  return service;
};
const length = (service: Service) => JSON.stringify(service).length;
const byLength = services.toSorted((one, other) => length(one) - length(other));
const short = chosen(byLength[0]);
const long = chosen(byLength.at(-1));
/** The second of one title. */
const second = chosen(services.find(({ part }) => part));
const looked = [...new Set([short, long, second])];

for (const viewport of [desktop, phone]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('§2 /services: banner with an emblem for each, the why-us block and all of them', async ({
      page,
    }) => {
      await page.goto('/services');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our Services');
      const board = main.getByRole('list').first().getByRole('link');
      await expect(board).toHaveText(
        services.map(({ title, part }) => (part ? `${title} ${part}` : title)),
      );
      // The first screen has emblems already, with no more banner above than the title needs.
      const emblem = await board.first().locator('svg').boundingBox();
      const banner = await main.boundingBox();
      expect((emblem?.y ?? 0) - (banner?.y ?? 0)).toBeLessThanOrEqual(260);
      await expect(board.nth(2).locator('svg')).toBeInViewport({ ratio: 1 });

      await expect(
        main.getByRole('heading', { name: 'Why Our Services are Better' }),
      ).toBeVisible();
      const entries = main.getByRole('heading', { level: 4 }).getByRole('link');
      const grouped = serviceIndexOf(services).groups.flatMap((group) => group.services);
      await expect(entries).toHaveText(grouped.map(({ title }) => title));
      for (const [index, { slug }] of services.entries()) {
        await expect(board.nth(index)).toHaveAttribute('href', `/services/${slug}`);
        await expect(entries.nth(grouped.findIndex((each) => each.slug === slug))).toHaveAttribute(
          'href',
          `/services/${slug}`,
        );
      }
      await board.last().click();
      await expect(page).toHaveURL(`/services/${services.at(-1)?.slug}`);
    });

    for (const service of looked) {
      test(`§2 /services/${service.slug}: all of it, from the scene to what goes with it`, async ({
        page,
      }) => {
        await page.goto(`/services/${service.slug}`);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(service.title);
        await expect(main.getByText(service.description, { exact: true })).toBeVisible();
        const scene = main.getByRole('img', { name: service.scene.description });
        await expect(scene).toBeInViewport({ ratio: 0.9 });
        await expect(scene).toHaveAttribute('fetchpriority', 'high');

        const scope = main.getByRole('heading', { name: 'What it covers' }).locator('..');
        await expect(scope.getByRole('listitem').getByRole('heading')).toHaveText(
          service.covers.map(({ title }) => title),
        );
        for (const { description } of service.covers) {
          await expect(scope.getByText(description, { exact: true })).toBeVisible();
        }

        const approach = main.locator('section').filter({
          has: page.getByRole('heading', {
            level: 2,
            name: `Our Approach to ${service.title}`,
            exact: true,
          }),
        });
        await expect(approach.getByRole('heading', { level: 3 })).toHaveText(
          service.approach.map(({ title }) => title),
        );
        for (const { description } of service.approach) {
          await expect(approach.getByText(description, { exact: true })).toBeVisible();
        }

        const outcomes = main
          .locator('section')
          .filter({ has: page.getByRole('heading', { level: 2, name: 'Service Outcomes' }) });
        await expect(outcomes.getByText(service.outcomeIntro)).toBeVisible();
        await expect(outcomes.getByRole('term')).toHaveText(
          service.outcomeDetails.map(({ title }) => title),
        );
        await expect(outcomes.getByRole('definition')).toHaveText(
          service.outcomeDetails.map(({ description }) => description),
        );

        await expect(
          main.locator('section').last().getByRole('link', { name: 'Contact Us Today!' }),
        ).toHaveAttribute('href', '/contact');
        const related = page.getByRole('heading', { name: 'Often booked together' });
        await expect(
          main.locator('section').filter({ has: related }).getByRole('listitem').getByRole('link'),
        ).toHaveText(servicesRelatedTo(service, services).map(fullTitleOf));
      });
    }

    test('the steps of an approach stand in one row or in one column, never in two rows', async ({
      page,
    }) => {
      for (const service of services) {
        await page.goto(`/services/${service.slug}`);
        const stops = page
          .getByRole('heading', { name: /^Our Approach to/ })
          .locator('..')
          .getByRole('listitem');
        await expect(stops).toHaveCount(service.approach.length);
        const boxes = await stops.evaluateAll((all) =>
          all.map((stop) => stop.getBoundingClientRect().toJSON()),
        );
        const places = (side: 'x' | 'y') => new Set(boxes.map((box) => Math.round(box[side]))).size;
        expect([1, boxes.length], service.slug).toContain(places('x'));
        expect([1, boxes.length], service.slug).toContain(places('y'));
        expect(places('y') === 1, service.slug).toBe(viewport === desktop);
      }
    });
  });
}

test('a service leads to the case that proves it', async ({ page }) => {
  const study = caseThatProves(long, caseStudies);
  await page.goto(`/services/${long.slug}`);
  const pass = page.getByRole('main').getByRole('article');
  await expect(pass.getByText(long.proof.text)).toBeVisible();
  await pass.getByRole('link', { name: study.title }).click();
  await expect(page).toHaveURL(`/case_study/${study.slug}`);
});

test('two services of one title are told apart, by their pages and on the way to them', async ({
  page,
}) => {
  const first = chosen(services.find(({ title }) => title === second.title));
  await page.goto(`/services/${first.slug}`);
  const title = await page.title();
  await page.getByRole('link', { name: fullTitleOf(second), exact: true }).click();
  await expect(page).toHaveURL(`/services/${second.slug}`);
  await expect(
    page.getByRole('main').getByText(String(second.part), { exact: true }),
  ).toBeVisible();
  expect(await page.title()).not.toBe(title);
});

test('bands alternate on every service page: never two dark ones in a row', async ({ page }) => {
  for (const { slug } of looked) {
    await page.goto(`/services/${slug}`);
    const bands = await page
      .locator('main > [data-band], body > footer[data-band]')
      .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-band')));
    expect(bands.length).toBeGreaterThan(3);
    for (const [index, band] of bands.entries()) {
      expect(band, `${slug}: ${bands.join(', ')}`).not.toBe(bands[index + 1]);
    }
  }
});

test('§2 a service lies under Services: its breadcrumbs lead there', async ({ page }) => {
  await page.goto('/services/SEO-Services');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Services', 'SEO Services']);
  await trail.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
});

test('on paper a service is its words: whole, without buttons and without what leads elsewhere', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/services/${long.slug}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(long.proof.text)).toBeVisible();
  await expect(main.getByText(long.outcomeIntro)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact Us Today!' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'All services' })).toBeHidden();
  await expect(main.getByRole('img')).toBeHidden();
});
