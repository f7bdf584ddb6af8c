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
const openOnes = (page: Page) =>
  notices(page).evaluateAll((all) =>
    all.flatMap((notice, index) => ((notice as HTMLDetailsElement).open ? [index] : [])),
  );

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`§2 Working Process on a ${device}`, () => {
    test.use({ viewport });

    test('§2 §4 five items, the first open; one at most; the side list toggles the same', async ({
      page,
    }) => {
      await page.goto('/');
      const summaries = notices(page).locator('summary');
      await expect(summaries).toHaveText(titles.map((title, index) => `0${index + 1}${title}`));
      await notices(page).first().scrollIntoViewIfNeeded();
      const stations = page
        .getByRole('navigation', { name: 'The five stages' })
        .getByRole('button');
      await expect(stations).toHaveText(titles);

      const expectOpen = async (open: number | undefined) => {
        await expect.poll(() => openOnes(page)).toEqual(open === undefined ? [] : [open]);
        for (const index of titles.keys()) {
          await expect(stations.nth(index)).toHaveAttribute(
            'aria-expanded',
            String(index === open),
          );
        }
      };
      const lit = () =>
        stations.evaluateAll((all) => {
          const fills = all.map(
            (station) => getComputedStyle(station.querySelector('svg') as Element).fill,
          );
          return fills.flatMap((fill, index) =>
            fills.filter((other) => other === fill).length === 1 ? [index] : [],
          );
        });

      await expectOpen(0);
      await summaries.nth(2).click();
      await expectOpen(2);
      await summaries.nth(2).click();
      await expectOpen(undefined);

      await stations.nth(3).click();
      await expectOpen(3);
      await page.mouse.move(0, 0);
      await expect.poll(lit).toEqual([3]);
      await summaries.nth(4).click();
      await expectOpen(4);
      await stations.nth(4).click();
      await expectOpen(undefined);
      await stations.nth(1).focus();
      await page.keyboard.press('Space');
      await expectOpen(1);
    });
  });
}

test.describe('§2 Working Process without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the accordion and the side list open the same items', async ({ page }) => {
    await page.goto('/');
    // Without scripts there is no evaluating in the page either: the attribute tells.
    const expectOpen = async (open: number | undefined) => {
      for (const index of titles.keys()) {
        const notice = notices(page).nth(index);
        if (index === open) await expect(notice).toHaveAttribute('open');
        else await expect(notice).not.toHaveAttribute('open');
      }
    };
    await expectOpen(0);
    await notices(page).nth(1).locator('summary').click();
    await expectOpen(1);
    await notices(page).nth(1).locator('summary').click();
    await expectOpen(undefined);
    const stations = page.getByRole('navigation', { name: 'The five stages' }).getByRole('link');
    await stations.nth(3).click();
    await expectOpen(3);
  });
});
