import { type Service, services } from '#content/services.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';

for (const viewport of [desktop, phone]) {
  test(`§2 /services: banner, the why-us block and all of them, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/services');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our Services');
    await expect(main.getByRole('heading', { name: 'Why Our Services are Better' })).toBeVisible();
    const entries = main.getByRole('heading', { level: 4 }).getByRole('link');
    await expect(entries).toHaveText(services.map(({ title }) => title));
    for (const [index, { slug }] of services.entries()) {
      await expect(entries.nth(index)).toHaveAttribute('href', `/services/${slug}`);
    }
    await entries.last().click();
    await expect(page).toHaveURL(`/services/${services.at(-1)?.slug}`);
  });
}

const shapes: readonly { name: string; fits: (service: Service) => boolean }[] = [
  { name: 'approach and outcomes', fits: (s) => Boolean(s.approach && s.outcomeDetails) },
  { name: 'an approach alone', fits: (s) => Boolean(s.approach && !s.outcomeDetails) },
  { name: 'outcomes alone', fits: (s) => Boolean(!s.approach && s.outcomeDetails) },
  { name: 'neither', fits: (s) => !s.approach && !s.outcomeDetails },
];

for (const { name, fits } of shapes) {
  test(`§2 /services/{slug} with ${name}`, async ({ page }) => {
    const matching = services.filter(fits);
    expect(matching.length).toBeGreaterThan(0);
    for (const service of matching) {
      await page.goto(`/services/${service.slug}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(service.title);
      await expect(main.getByText(service.description, { exact: true })).toBeVisible();

      const approach = main.locator('section').filter({
        has: page.getByRole('heading', {
          level: 2,
          name: `Our Approach to ${service.title}`,
          exact: true,
        }),
      });
      await expect(approach).toHaveCount(service.approach ? 1 : 0);
      if (service.approach) {
        await expect(approach.getByRole('heading', { level: 3 })).toHaveText(
          service.approach.map(({ title }) => title),
        );
        for (const { description } of service.approach) {
          await expect(approach.getByText(description)).toBeVisible();
        }
      }

      const outcomes = main
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: 'Service Outcomes' }) });
      await expect(outcomes).toHaveCount(service.outcomeDetails ? 1 : 0);
      if (service.outcomeDetails) {
        await expect(outcomes.getByText(service.outcomeIntro ?? '')).toBeVisible();
        await expect(outcomes.getByRole('term')).toHaveText(
          service.outcomeDetails.map(({ title }) => title),
        );
        await expect(outcomes.getByRole('definition')).toHaveText(
          service.outcomeDetails.map(({ description }) => description),
        );
      }

      const related = main.locator('a[href^="/services/"]');
      await expect(related).toHaveCount(3);
      await expect(main.getByRole('link', { name: 'Contact Us Today!' })).toHaveAttribute(
        'href',
        '/contact',
      );
    }
  });
}

test('bands alternate on every service page: never two dark ones in a row', async ({ page }) => {
  for (const slug of ['UI-UX-Design-Services', 'Change-Management', 'SEO-Services']) {
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
