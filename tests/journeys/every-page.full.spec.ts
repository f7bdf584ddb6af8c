import { expectInBudget } from '#harness/budget.ts';
import { phone, test } from '#harness/journey.ts';
import { consoleOn, pageKinds, sitePages } from '#harness/site-pages.ts';

// One page of every kind is in budgets.spec.ts; what checkers say of every page is in tests/nightly.
for (const path of sitePages.filter((path) => !pageKinds.includes(path))) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    test.describe('on a phone', () => {
      test.use({ viewport: phone, deviceScaleFactor: 2 });

      test('stays inside its budget', ({ page }) => expectInBudget(page, path));
    });
  });
}
