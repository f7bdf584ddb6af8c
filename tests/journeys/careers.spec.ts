import type { Page } from '@playwright/test';
import { identity } from '#agency/identity.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';

const jobs = [
  { title: 'Search Engine Optimization Specialist', path: '/seo-detail' },
  { title: 'Graphic Designer', path: '/graphic-detail' },
  { title: 'Business Development Executive', path: '/bd-detail' },
] as const;

const board = (page: Page) => page.getByRole('main').getByRole('list').first();

test.describe('§2 /career', () => {
  for (const viewport of [desktop, phone]) {
    test(`§2 three jobs with title, description and View Detail, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/career');
      const rows = board(page).locator('> li');
      await expect(rows).toHaveCount(jobs.length);
      for (const [index, { title, path }] of jobs.entries()) {
        const row = rows.nth(index);
        await expect(row.getByRole('heading', { name: title, exact: true })).toBeVisible();
        await expect(row.getByRole('paragraph')).not.toBeEmpty();
        const detail = row.getByRole('link', { name: 'View Detail' });
        await expect(detail).toBeVisible();
        await expect(detail).toHaveAttribute('href', path);
      }
      await expect(rows.nth(2)).toContainText('Fresh to 2 years of experience');
    });
  }

  for (const [motion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    test(`§2 View Detail scrolls to the top (motion: ${motion}) and leads to the detail page`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.setViewportSize(phone);
      // The order to scroll is noted in the tab's storage, which outlives the page that gave it.
      await page.addInitScript(() => {
        const scroll = window.scrollTo.bind(window);
        window.scrollTo = ((order: ScrollToOptions) => {
          sessionStorage.setItem('scroll', JSON.stringify(order));
          scroll(order);
        }) as typeof window.scrollTo;
      });
      await page.goto('/career');
      const detail = board(page).getByRole('link', { name: 'View Detail' }).nth(2);
      await detail.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await detail.click();
      await expect(page).toHaveURL('/bd-detail');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const order = await page.evaluate(() => JSON.parse(sessionStorage.getItem('scroll') ?? '{}'));
      expect(order).toEqual({ top: 0, behavior });
    });
  }
});

/** The list under a heading of a detail page. */
const listUnder = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true, level: 2 }) })
    .last()
    .getByRole('listitem');

const parts: Record<(typeof jobs)[number]['path'], { lists: string[]; says: RegExp[] }> = {
  '/seo-detail': { lists: ['What you will do', 'Qualifications', 'Preferred skills'], says: [] },
  '/graphic-detail': {
    lists: ['What you will do', 'Requirements', 'What we offer'],
    says: [/full-time/i, /office-based/i],
  },
  '/bd-detail': {
    lists: ['What you will do', 'Requirements'],
    says: [
      /lead generation on freelance platforms and professional networking platforms/i,
      /bachelor's degree in a computer-related field/i,
      /0 to 2 years of experience/i,
    ],
  },
};

for (const { title, path } of jobs) {
  test(`§2 ${path}: description, duties, requirements and where to apply`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/career');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'The position' })).toBeVisible();
    for (const list of parts[path].lists) {
      expect(await listUnder(page, list).count()).toBeGreaterThanOrEqual(4);
    }
    for (const sentence of parts[path].says) await expect(main).toContainText(sentence);
    await expect(main).toContainText(/send an updated CV and a short introduction/i);
    const mails = main.locator('a[href^="mailto:"]');
    await expect(main.getByRole('link', { name: identity.careersEmail })).toBeVisible();
    for (const mail of await mails.all()) {
      const address = new URL((await mail.getAttribute('href')) ?? '');
      expect(address.pathname).toBe(identity.careersEmail);
      expect(address.searchParams.get('subject')).toBe(`Application: ${title}`);
    }
    const others = page.getByRole('navigation', { name: 'Other departures' }).getByRole('link');
    await expect(others).toHaveText(
      jobs.filter((other) => other.path !== path).map((other) => other.title),
    );
  });
}
