import type { Page } from '@playwright/test';
import { portfolioMosaicOf } from '#content/portfolio.ts';
import { content } from '#harness/content.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';

const { caseStudies } = content;
const portfolioMosaic = portfolioMosaicOf(content.portfolio);

const portfolio = portfolioMosaic.items;

const filters = [
  { title: 'See All', address: '/portfolio', category: undefined },
  { title: 'Booking Platforms', address: '/portfolio?category=booking', category: 'booking' },
  { title: 'Designing', address: '/portfolio?category=technology', category: 'technology' },
  { title: 'Video Animations', address: '/portfolio?category=Video', category: 'Video' },
] as const;

const titlesOf = (category?: string) =>
  portfolio.filter((item) => !category || item.category === category).map(({ title }) => title);

const cardsOn = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('picture') });

const shownTitles = (page: Page) =>
  cardsOn(page).locator('h3').filter({ visible: true }).allTextContents();

async function expectShown(page: Page, { title, address, category }: (typeof filters)[number]) {
  await expect(page).toHaveURL(address);
  await expect.poll(() => shownTitles(page)).toEqual(titlesOf(category));
  const nav = page.getByRole('navigation', { name: 'Filter the work' });
  await expect(nav.locator('[aria-current]')).toHaveText(title);
  await expect(nav.getByRole('status')).toHaveText(
    `${titlesOf(category).length} of ${portfolio.length} shown`,
  );
}

test.describe('§2 /portfolio', () => {
  for (const viewport of [desktop, phone]) {
    test(`§2 §4 filters, default See All, kept in the address, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/portfolio');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Portfolio');
      const nav = page.getByRole('navigation', { name: 'Filter the work' });
      await expect(nav.getByRole('link')).toHaveText(filters.map(({ title }) => title));
      await expectShown(page, filters[0]);
      for (const filter of filters.slice(1)) {
        await nav.getByRole('link', { name: filter.title }).click();
        await expectShown(page, filter);
      }
      await page.reload();
      await expectShown(page, filters[3]);
      await page.goBack();
      await expectShown(page, filters[2]);
      await page.goBack();
      await expectShown(page, filters[1]);
      await page.goForward();
      await expectShown(page, filters[2]);
      await nav.getByRole('link', { name: 'See All' }).click();
      await expectShown(page, filters[0]);
    });
  }

  test('a filter chosen while the works still travel takes the place of the one before', async ({
    page,
  }) => {
    await page.goto('/portfolio');
    const nav = page.getByRole('navigation', { name: 'Filter the work' });
    await nav.getByRole('link').last().hover();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const [, one, other] = filters;
    const click = (title: string) =>
      nav.getByRole('link', { name: title }).evaluate((link: HTMLElement) => link.click());
    await Promise.all([click(one.title), click(other.title)]);
    await expectShown(page, other);
  });

  test('§2 a card shows image, title and two tags, and leads nowhere', async ({ page }) => {
    await page.goto('/portfolio');
    const cards = cardsOn(page);
    await expect(cards).toHaveCount(portfolio.length);
    for (const [index, item] of portfolio.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(item.title);
      await expect(card.locator('p')).toHaveText(`${item.thumb1} ${item.thumb2}`);
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('img', { name: item.description })).toBeVisible();
    }
    await expect(cards.locator('a, button, [tabindex]')).toHaveCount(0);
  });

  test('the opening already shows work, and a pass below it leads to every case', async ({
    page,
  }) => {
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await page.goto('/portfolio');
      const first = page.getByRole('img', { name: portfolio[0]?.description ?? '' });
      await expect(first).toBeInViewport({ ratio: 0.6 });
    }
    for (const { slug, title } of caseStudies) {
      const pass = page.getByRole('main').getByRole('link', { name: title });
      await expect(pass).toHaveAttribute('href', `/case_study/${slug}`);
    }
  });

  test('§4 an address with an unknown or misspelt category is put right', async ({ page }) => {
    for (const unknown of ['nothing', 'helpdesk', '%3Cscript%3E']) {
      await page.goto(`/portfolio?category=${unknown}`);
      await expectShown(page, filters[0]);
    }
    await page.goto('/portfolio?category=VIDEO');
    await expectShown(page, filters[3]);
  });

  test('§2 the mosaic is whole with every filter: each row is filled from edge to edge', async ({
    page,
  }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { address, category } of filters) {
        await page.goto(address);
        await expect.poll(() => shownTitles(page)).toEqual(titlesOf(category));
        const edges = await page.evaluate(() => {
          const mosaic = document.querySelector('main ul:has(picture)') as Element;
          const { left, right } = mosaic.getBoundingClientRect();
          const boxes = [...mosaic.querySelectorAll('li')]
            .map((work) => work.getBoundingClientRect())
            .filter((box) => box.width > 0);
          // A large work stands in two rows.
          return boxes.map(({ top }) => {
            const row = boxes.filter((box) => box.top < top + 2 && box.bottom > top + 2);
            return [
              Math.round(Math.min(...row.map((box) => box.left)) - left),
              Math.round(Math.max(...row.map((box) => box.right)) - right),
            ];
          });
        });
        expect(edges.length).toBeGreaterThan(0);
        for (const row of edges) expect(row, `${address} at ${width} px`).toEqual([0, 0]);
      }
    }
  });

  test('the filter moves only where motion is allowed', async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (options) => {
        document.body.dataset.moved = 'yes';
        return start(options);
      };
    });
    const nav = page.getByRole('navigation', { name: 'Filter the work' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/portfolio');
    await nav.getByRole('link', { name: 'Designing' }).click();
    await expectShown(page, filters[2]);
    await expect(page.locator('body')).not.toHaveAttribute('data-moved');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await nav.getByRole('link', { name: 'Video Animations' }).click();
    await expectShown(page, filters[3]);
    await expect(page.locator('body')).toHaveAttribute('data-moved', 'yes');
  });

  /** Pictures that lie outside their frame, where nobody would see them in a picture of the whole page. */
  const outsideTheirFrames = (page: Page) =>
    page.getByRole('main').evaluate(
      (main) =>
        [...main.querySelectorAll('img')].filter((picture) => {
          const frame = picture.closest('li')?.getBoundingClientRect();
          const { top } = picture.getBoundingClientRect();
          return frame && (top < frame.top - 1 || top > frame.bottom);
        }).length,
    );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('every picture is in its frame', async ({ page }) => {
      await page.goto('/portfolio');
      expect(await outsideTheirFrames(page)).toBe(0);
    });

    test('§2 all items show, with their pictures, whatever the address says', async ({ page }) => {
      await page.goto('/portfolio?category=booking');
      await expect(cardsOn(page).getByRole('heading', { level: 3 })).toHaveText(titlesOf());
      await expect(page.getByRole('navigation', { name: 'Filter the work' })).toBeHidden();
      await expect(page.getByRole('img', { name: portfolio[0]?.description ?? '' })).toBeVisible();
    });
  });
});
