import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from '#harness/journey.ts';

const titles = [
  'Discovery Phase',
  'Design and Development',
  'Maintenance',
  'Deployment',
  'Testing and QA',
];

const notices = (page: Page) => page.getByRole('main').locator('details[name]');
const sideList = (page: Page) => page.getByRole('navigation', { name: 'The five stages' });
const openOnes = (page: Page) =>
  notices(page).evaluateAll((all) =>
    all.flatMap((notice, index) => ((notice as HTMLDetailsElement).open ? [index] : [])),
  );

/** The entries of the side list whose star has a colour of its own. */
const lit = (page: Page) =>
  sideList(page)
    .getByRole('listitem')
    .evaluateAll((all) => {
      const fills = all.map((item) => getComputedStyle(item.querySelector('svg') as Element).fill);
      return fills.flatMap((fill, index) =>
        fills.filter((other) => other === fill).length === 1 ? [index] : [],
      );
    });

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`§2 Working Process on a ${device}`, () => {
    test.use({ viewport });

    test('§2 §4 five items, the first open; one at most; the side list toggles the same', async ({
      page,
    }) => {
      await page.goto('/');
      const summaries = notices(page).locator('summary');
      await expect(summaries).toHaveText(titles.map((title, index) => `0${index + 1}${title}`));
      expect(await openOnes(page)).toEqual([0]);
      expect(await lit(page)).toEqual([0]);
      const stations = sideList(page).getByRole('button');
      const expectOpen = async (open: number | undefined) => {
        await expect.poll(() => openOnes(page)).toEqual(open === undefined ? [] : [open]);
        for (const index of titles.keys()) {
          await expect(stations.nth(index)).toHaveAttribute(
            'aria-expanded',
            String(index === open),
          );
        }
      };

      // Before hydration the entries of the side list are links.
      await sideList(page).getByRole('listitem').nth(1).click();
      await expectOpen(1);
      await expect(stations).toHaveText(titles);
      await summaries.nth(2).click();
      await expectOpen(2);
      await summaries.nth(2).click();
      await expectOpen(undefined);

      await stations.nth(3).click();
      await expectOpen(3);
      await page.mouse.move(0, 0);
      await expect.poll(() => lit(page)).toEqual([3]);
    });
  });
}

test('§2 Working Process keeps the item that was opened before its script was loaded', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await notices(page).nth(2).locator('summary').click();
  await expect.poll(() => openOnes(page)).toEqual([2]);
  // The click waits for the script, and then closes the open item.
  await sideList(page).getByRole('link').nth(2).click();
  expect(await openOnes(page)).toEqual([2]);
  release();
  await expect.poll(() => openOnes(page)).toEqual([]);
});

test.describe('§2 Working Process without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the accordion and the side list open the same items, and no wrong line is lit', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await openOnes(page)).toEqual([0]);
    expect(await lit(page)).toEqual([0]);
    const summary = notices(page).nth(1).locator('summary');
    await summary.click();
    await expect.poll(() => openOnes(page)).toEqual([1]);
    await expect.poll(() => lit(page)).toEqual([]);
    await summary.click();
    await expect.poll(() => openOnes(page)).toEqual([]);
    await sideList(page).getByRole('link').nth(3).click();
    await expect.poll(() => openOnes(page)).toEqual([3]);
  });
});
