import { axeFindings } from '#harness/axe.ts';
import { expectInBudget } from '#harness/budget.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';
import { consoleOn, pageKinds, sitePages } from '#harness/site-pages.ts';

// One page of every kind is in accessibility.spec.ts and budgets.spec.ts.
for (const path of sitePages.filter((path) => !pageKinds.includes(path))) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    test.describe('held still', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('axe finds nothing, on a phone and on a desktop', async ({ page }) => {
        await page.setViewportSize(phone);
        await page.goto(path);
        expect(await axeFindings(page), 'phone').toEqual([]);
        await page.setViewportSize(desktop);
        expect(await axeFindings(page), 'desktop').toEqual([]);
      });
    });

    test.describe('on a phone', () => {
      test.use({ viewport: phone, deviceScaleFactor: 2 });

      test('stays inside its budget', ({ page }) => expectInBudget(page, path));
    });
  });
}
