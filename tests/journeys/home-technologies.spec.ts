import { technologyGroupsOf } from '#content/technologies.ts';
import { content } from '#harness/content.ts';
import { desktop, expect, phone, test, waitForFonts } from '#harness/journey.ts';

const technologyGroups = technologyGroupsOf(content.technologies);

/** The specification's tabs, each with the items the content has for it. */
const titles = ['Web Platform', 'Databases', 'SEO', 'Graphic Design', 'Other Frameworks'] as const;
const itemsOf = (tab: string) =>
  technologyGroups
    .filter(({ title }) => title === tab)
    .flatMap(({ items }) => items.map(({ title }) => title as string));

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`§2 Technologies on a ${device}`, () => {
    test.use({ viewport });

    test('§2 §4 §9 five tabs, the first active; a click or a key activates another', async ({
      page,
    }) => {
      await page.goto('/');
      const list = page.getByRole('tablist');
      const tabs = list.getByRole('tab');
      const panel = page.getByRole('tabpanel');
      await list.scrollIntoViewIfNeeded();
      await expect(tabs).toHaveText(titles.map((title) => new RegExp(`${title}$`)));
      await waitForFonts(page);

      const heightBefore = await page.evaluate(() => document.body.scrollHeight);
      const expectActive = async (title: (typeof titles)[number]) => {
        await expect(list.getByRole('tab', { selected: true })).toHaveAccessibleName(title);
        await expect(panel).toHaveCount(1);
        await expect(panel).toHaveAccessibleName(title);
        await expect(panel.getByRole('listitem')).toHaveText(itemsOf(title));
      };
      await expectActive('Web Platform');
      for (const title of [...titles].reverse()) {
        await list.getByRole('tab', { name: title }).click();
        await expectActive(title);
      }
      // A short list takes as much room as a long one: nothing below moves.
      expect(await page.evaluate(() => document.body.scrollHeight)).toBe(heightBefore);

      for (const [key, title] of [
        ['ArrowRight', 'Databases'],
        ['ArrowRight', 'SEO'],
        ['ArrowLeft', 'Databases'],
        ['End', 'Other Frameworks'],
        ['ArrowRight', 'Web Platform'],
        ['ArrowLeft', 'Other Frameworks'],
        ['Home', 'Web Platform'],
      ] as const) {
        await page.keyboard.press(key);
        await expectActive(title);
        await expect(list.getByRole('tab', { name: title })).toBeFocused();
      }
      // One stop for the tabs, the next for the panel.
      await page.keyboard.press('Tab');
      await expect(panel).toBeFocused();
    });
  });
}

test.describe('§2 Technologies without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all five groups are readable under their headings', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const title of titles) {
      const heading = page.getByRole('heading', { name: title, exact: true });
      await expect(heading).toBeVisible();
      const items = page.getByRole('tabpanel').filter({ has: heading }).getByRole('listitem');
      await expect(items).toHaveText(itemsOf(title));
    }
  });
});
