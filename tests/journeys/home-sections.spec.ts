import type { Locator, Page } from '@playwright/test';
import { identity } from '#agency/identity.ts';
import { serviceListOf } from '#content/home.ts';
import { partnersOf } from '#content/partners.ts';
import { content } from '#harness/content.ts';
import { desktop, expect, phone, pointAtIslands, test, waitForScripts } from '#harness/journey.ts';

const { caseStudies } = content;
const servicesAtHome = serviceListOf(content.services).services;
const featured = partnersOf(content.partners);

const bands = (page: Page) => page.getByRole('main').locator('> section');

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`§1 Home on a ${device}`, () => {
    test.use({ viewport });

    test('§1 §2 the sections stand in order, each with its texts, figures and links', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(bands(page)).toHaveCount(11);
      const headings = await bands(page)
        .locator('h1, h2')
        .filter({ visible: true })
        .allTextContents();
      const order = [
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
      expect(headings).toHaveLength(order.length);
      for (const [index, heading] of order.entries()) expect(headings[index]).toMatch(heading);

      const band = (position: number) => bands(page).nth(position);
      const [hero, about, partners, mission] = [band(0), band(1), band(2), band(3)];
      const [cases, services, reviews, contact] = [band(4), band(5), band(7), band(10)];

      await expect(hero.getByText('Focus on quality first')).toBeVisible();
      await expect(hero.getByText('Get to the market on time')).toBeVisible();
      const linkOf = (part: Locator, name: string | RegExp) =>
        part.getByRole('link', { name, exact: typeof name === 'string' });
      await expect(linkOf(hero, 'Contact Us Today')).toHaveAttribute('href', '/contact');
      await expect(linkOf(about, 'Get Started')).toHaveAttribute('href', '/contact');

      // Every second copy of the moving list is for the eye only.
      await expect(partners.getByRole('listitem')).toHaveCount(featured.names.length);

      for (const [figure, text] of [
        ['6k+', 'Happy customers'],
        ['100+', 'Projects done'],
        ['99%', 'Results guaranteed'],
      ] as const) {
        const entry = mission.locator('dl > div').filter({ hasText: text });
        await expect(entry).toContainText(figure);
      }

      await expect(cases.getByRole('article')).toHaveCount(caseStudies.length);
      for (const [index, { slug }] of caseStudies.entries()) {
        const study = cases.getByRole('article').nth(index);
        const title = study.getByRole('heading').getByRole('link');
        await expect(title).toHaveAttribute('href', `/case_study/${slug}`);
        await expect(linkOf(study, /^Read Case/)).toHaveAttribute('href', `/case_study/${slug}`);
      }

      const cards = services.getByRole('heading', { level: 3 }).getByRole('link');
      const links = await cards.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual(servicesAtHome.map(({ slug }) => `/services/${slug}`));
      for (const card of servicesAtHome.keys()) {
        const features = services
          .locator('ul > li')
          .filter({ has: page.locator('h3') })
          .nth(card);
        expect(await features.locator('li').count()).toBeGreaterThan(1);
      }

      await expect(reviews.getByRole('listitem')).toContainText([
        /5 stars from 200\+ reviews/,
        /5 stars from 300\+ reviews/,
      ]);

      const email = contact.getByRole('link', { name: identity.email });
      await expect(email).toHaveAttribute('href', `mailto:${identity.email}`);
      await expect(
        contact.getByText(`${identity.countryShort} ${identity.city}`, { exact: true }),
      ).toBeVisible();
      const steps = contact.getByRole('list').getByRole('listitem');
      await expect(steps).toHaveText([
        /share your requirements/i,
        /discuss them with .*experts/i,
        /get a free quote/i,
        /start the project/i,
      ]);
    });

    test('§1 the way back to the top links to the anchor “scrool”', async ({ page }) => {
      await page.goto('/');
      const control = page.getByRole('link', { name: 'Back to the top' });
      await expect(control).toHaveAttribute('href', '#scrool');
      await expect(control).not.toBeInViewport();
      await bands(page).last().scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport();
      await control.click();
      await expect(page).toHaveURL('/#scrool');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.locator('#scrool')).toHaveCount(1);
    });
  });
}

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`Home on a ${device}`, () => {
    test.use({ viewport });

    test('nothing jumps from the first view to the last, while every island comes to life', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        }
        const shifts: [number, ...string[]][] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(
              ({ node }) => (node as Element)?.outerHTML?.slice(0, 80) ?? '',
            );
            shifts.push([value, ...moved]);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      await expect(page.locator('astro-island:not([ssr])')).toHaveCount(0);
      // The scripts come late, when their band is in view already: a jump would be seen.
      let gate = Promise.resolve();
      await page.route('**/_astro/*.js', async (route) => {
        await gate;
        await route.continue();
      });
      for (const band of await bands(page).all()) {
        const { promise, resolve: open } = Promise.withResolvers<void>();
        gate = promise;
        await band.scrollIntoViewIfNeeded();
        await band.locator('> *').last().scrollIntoViewIfNeeded();
        await pointAtIslands(band);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        open();
        await expect(band.locator('astro-island[ssr]')).toHaveCount(0);
      }
      await expect(page.locator('[data-running]')).toHaveCount(2);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: [number, ...string[]][] }).shifts,
      );
      expect(shifts.filter(([value]) => value >= 0.001)).toEqual([]);
    });
  });
}

test('§9 the figures count up to what the page says, and stay put meanwhile', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const figure = page.locator('dl > div').filter({ hasText: 'Projects done' }).locator('dd > span');
  const before = await figure.boundingBox();
  await page.clock.pauseAt(Date.now() + 60_000);
  await figure.scrollIntoViewIfNeeded();
  const counting = figure.locator('[aria-hidden="true"]');
  await expect(counting).toHaveText('0+');
  await page.clock.runFor(300);
  await expect(counting).not.toHaveText(/^(?:0|100)\+$/);
  // What assistive technology reads is the figure itself, from first to last.
  const spoken = await figure.evaluate((element) => element.firstChild?.textContent);
  expect(spoken).toBe('100+');
  expect((await figure.boundingBox())?.width).toBe(before?.width);
  await page.clock.runFor(1000);
  await expect(counting).toHaveCount(0);
  await expect(figure).toHaveText('100+');
});

test('under reduced motion the figures do not count', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await waitForScripts(page);
  // The clock is stopped: a figure that begins to count stays at nought.
  await page.clock.pauseAt(Date.now() + 60_000);
  const figure = page.locator('dl > div').filter({ hasText: 'Projects done' }).locator('dd > span');
  await figure.scrollIntoViewIfNeeded();
  // Observers are called in the order of their creation: count-up has been called before this one.
  await figure.evaluate((element) =>
    new Promise((resolve) => {
      new IntersectionObserver(resolve).observe(element);
    }).then(() => true),
  );
  await expect(figure).toHaveText('100+');
  await expect(figure.locator('[aria-hidden="true"]')).toHaveCount(0);
});
