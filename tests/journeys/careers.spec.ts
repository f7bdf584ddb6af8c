import type { Page } from '@playwright/test';
import { identity } from '#agency/identity.ts';
import { career, jobPage } from '#content/careers.ts';
import { isOpen } from '#content/job.ts';
import { builtOn } from '#discovery/built-on.ts';
import { content } from '#harness/content.ts';
import { desktop, expect, phone, test, waitForScripts } from '#harness/journey.ts';

const { jobs } = content;

const today = builtOn();
const open = jobs.filter((job) => isOpen(job, today));
const closed = jobs.filter((job) => !isOpen(job, today));
/** As /career lists them: those that have closed come last. */
const listed = [...open, ...closed];
const last = listed.length - 1;

const board = (page: Page) => page.getByRole('main').getByRole('list').first();

test.describe('§2 /career', () => {
  for (const viewport of [desktop, phone]) {
    test(`§2 every job with title, description and View Detail, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/career');
      const rows = board(page).locator('> li');
      await expect(rows).toHaveCount(listed.length);
      for (const [index, job] of listed.entries()) {
        const row = rows.nth(index);
        await expect(row.getByRole('heading', { name: job.title, exact: true })).toBeVisible();
        await expect(row.getByRole('paragraph')).toHaveText(job.shortDescription);
        const detail = row.getByRole('link', { name: 'View Detail' });
        await expect(detail).toBeVisible();
        await expect(detail).toHaveAttribute('href', job.page.path);
        const term = row.getByRole('term').filter({ hasText: /^(?:Apply by|Closed)$/ });
        await expect(term).toHaveText(closed.includes(job) ? 'Closed' : 'Apply by');
      }
      await expect(page.getByText(career.lead(open.length))).toBeVisible();
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
      await waitForScripts(page);
      const detail = board(page).getByRole('link', { name: 'View Detail' }).nth(last);
      await detail.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await detail.click();
      await expect(page).toHaveURL(String(listed[last]?.page.path));
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const order = await page.evaluate(() => JSON.parse(sessionStorage.getItem('scroll') ?? '{}'));
      expect(order).toEqual({ top: 0, behavior });
    });
  }
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`the first view at ${viewport.width} px has the board, and a position’s facts and its button`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/career');
    await expect(board(page).getByRole('link', { name: 'View Detail' }).first()).toBeInViewport({
      ratio: 1,
    });
    for (const job of open) {
      await page.goto(job.page.path);
      const main = page.getByRole('main');
      for (const fact of [job.facts.contract, job.facts.place, job.facts.experience]) {
        await expect(main.getByRole('definition').filter({ hasText: fact })).toBeInViewport();
      }
      await expect(main.getByRole('term').filter({ hasText: 'Apply by' })).toBeInViewport();
      await expect(main.getByRole('link', { name: 'Send your application' })).toBeInViewport({
        ratio: 1,
      });
    }
  });
}

/** The list under a heading of a detail page. */
const listUnder = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true, level: 2 }) })
    .last()
    .getByRole('listitem');

/** What the specification wants these three to say. */
const specified: Readonly<Record<string, { lists: string[]; says: RegExp[] }>> = {
  '/seo-detail': { lists: ['What you will do', 'Qualifications', 'Preferred skills'], says: [] },
  '/graphic-detail': {
    lists: ['What you will do', 'Requirements', 'What we offer'],
    says: [/full-time/i, /office-based/i],
  },
  '/bd-detail': {
    lists: ['What you will do', 'Requirements'],
    says: [
      /fresh to 2 years of experience/i,
      /lead generation on freelance and professional networking platforms/i,
      /bachelor’s degree in a computer-related field/i,
      /0 to 2 years of experience/i,
    ],
  },
};

for (const job of jobs) {
  const { path } = job.page;
  const isClosed = closed.includes(job);

  test(`§2 ${path}: description, duties, requirements and where to apply`, async ({ page }) => {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: job.title, exact: true }),
    ).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/career');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'The position' })).toBeVisible();
    for (const { title, items } of job.lists) {
      await expect(listUnder(page, title)).toHaveText([...items]);
    }
    for (const list of specified[path]?.lists ?? []) {
      expect(await listUnder(page, list).count()).toBeGreaterThanOrEqual(4);
    }
    for (const sentence of specified[path]?.says ?? []) await expect(main).toContainText(sentence);
    const ending = isClosed ? 'This position has closed' : 'How to apply';
    await expect(main.getByRole('heading', { name: ending })).toBeVisible();
    await expect(main).toContainText(/send an updated CV and a short introduction/i);
    const mails = main.locator('a[href^="mailto:"]');
    await expect(main.getByRole('link', { name: identity.careersEmail })).toBeVisible();
    for (const mail of await mails.all()) {
      const address = new URL((await mail.getAttribute('href')) ?? '');
      expect(address.pathname).toBe(identity.careersEmail);
      expect(address.searchParams.get('subject')).toBe(
        isClosed ? jobPage.closed.subject(job.title) : jobPage.apply.subject(job.title),
      );
    }
    const others = page.getByRole('navigation', { name: 'Other departures' }).getByRole('link');
    await expect(others).toHaveText(
      open.filter((other) => other !== job).map((other) => other.title),
    );
  });
}
