import { identity } from '#agency/identity.ts';
import { isOpen } from '#content/job.ts';
import { builtOn } from '#discovery/built-on.ts';
import { content } from '#harness/content.ts';
import { expect, phone, test, waitForScripts } from '#harness/journey.ts';

/** The lists and sentences that the specification requires on the page of each job. */
const jobs = [
  {
    title: 'Search Engine Optimization Specialist',
    path: '/seo-detail',
    lists: ['What you will do', 'Qualifications', 'Preferred skills'],
    texts: [],
  },
  {
    title: 'Graphic Designer',
    path: '/graphic-detail',
    lists: ['What you will do', 'Requirements', 'What we offer'],
    texts: [/full-time/i, /office-based/i],
  },
  {
    title: 'Business Development Executive',
    path: '/bd-detail',
    lists: ['What you will do', 'Requirements'],
    texts: [
      /fresh to 2 years of experience/i,
      /lead generation on freelance and professional networking platforms/i,
      /bachelor’s degree in a computer-related field/i,
      /0 to 2 years of experience/i,
    ],
  },
] as const;

for (const [motion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`§2 /career lists three jobs; View Detail scrolls to the top (motion: ${motion}) and opens the job`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.setViewportSize(phone);
    // Recorded in session storage, which the next page can read.
    await page.addInitScript(() => {
      const scroll = window.scrollTo.bind(window);
      window.scrollTo = ((options: ScrollToOptions) => {
        sessionStorage.setItem('scroll', JSON.stringify(options));
        scroll(options);
      }) as typeof window.scrollTo;
    });
    await page.goto('/career');
    await waitForScripts(page);
    const rowOf = (title: string) =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    for (const { title, path } of jobs) {
      const detail = rowOf(title).getByRole('link', { name: 'View Detail' });
      await expect.soft(detail).toHaveAttribute('href', path);
      await expect.soft(rowOf(title).getByRole('paragraph')).not.toBeEmpty();
    }
    await expect
      .soft(page.getByRole('link', { name: 'View Detail' }).first())
      .toBeInViewport({ ratio: 1 });

    await expect
      .soft(page.getByRole('main').getByRole('link', { name: 'Write to us' }))
      .toHaveAttribute('href', new RegExp(`^mailto:${identity.careersEmail}`));

    const last = jobs[2];
    const detail = rowOf(last.title).getByRole('link', { name: 'View Detail' });
    await detail.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await detail.click();
    await expect(page).toHaveURL(last.path);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const options = await page.evaluate(() => JSON.parse(sessionStorage.getItem('scroll') ?? '{}'));
    expect(options).toEqual({ top: 0, behavior });
  });
}

test('§2 each job shows description, duties, requirements and where to apply', async ({ page }) => {
  for (const { title, path, lists, texts } of jobs) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect.soft(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect.soft(main.getByRole('heading', { name: 'The position' })).toBeVisible();
    for (const name of lists) {
      const heading = page.getByRole('heading', { level: 2, name, exact: true });
      const items = main.locator('section').filter({ has: heading }).last().getByRole('listitem');
      expect.soft(await items.count(), `${name} on ${path}`).toBeGreaterThanOrEqual(4);
    }
    for (const sentence of texts) await expect.soft(main).toContainText(sentence);
    await expect.soft(main).toContainText(/send an updated CV and a short introduction/i);
    await expect.soft(main.getByRole('link', { name: identity.careersEmail })).toBeVisible();
    for (const mail of await main.locator('a[href^="mailto:"]').all()) {
      const { pathname, searchParams } = new URL(String(await mail.getAttribute('href')));
      expect.soft(pathname).toBe(identity.careersEmail);
      expect.soft(searchParams.get('subject')).toContain(title);
    }
    const job = content.jobs.find((each) => each.page.path === path);
    const ending = job && isOpen(job, builtOn()) ? 'How to apply' : 'This position has closed';
    await expect.soft(main.getByRole('heading', { name: ending })).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect
      .soft(trail.getByRole('link', { name: 'Careers' }))
      .toHaveAttribute('href', '/career');
  }
});
