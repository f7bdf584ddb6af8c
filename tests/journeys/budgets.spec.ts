import { expectInBudget, expectWholeHomeInBudget } from '#harness/budget.ts';
import { phone, test } from '#harness/journey.ts';
import { consoleOn, pageKinds } from '#harness/site-pages.ts';

test.use({ viewport: phone, deviceScaleFactor: 2 });

for (const path of pageKinds) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    test('stays inside its budget', ({ page }) => expectInBudget(page, path));
  });
}

test('home with all of its pictures stays inside its budget', ({ page }) =>
  expectWholeHomeInBudget(page));
