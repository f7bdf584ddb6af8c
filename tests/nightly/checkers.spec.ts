import { desktop, expect, phone, test } from '../harness/journey.ts';
import { consoleOn, pageKinds, sitePages } from '../harness/site-pages.ts';
import { consoleInStates, showState, states, waitUntilComplete } from '../harness/states.ts';
import { findings } from './four-checkers.ts';

test.use({
  // The page's policy would block the checkers.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
});

for (const path of sitePages) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    const isFirstOfItsKind = pageKinds.includes(path);
    for (const size of isFirstOfItsKind ? [desktop, phone] : [desktop]) {
      test(`has no findings of four checkers at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(path);
        await waitUntilComplete(page);
        expect(await findings(page)).toEqual([]);
      });
    }
  });
}

for (const state of states) {
  test.describe(state.name, () => {
    test.use({ viewport: state.size, expectedConsole: [consoleInStates, { scope: 'test' }] });

    test('has no findings of four checkers', async ({ page }) => {
      await showState(page, state);
      expect(await findings(page)).toEqual([]);
    });
  });
}

test('each of the four checkers finds a planted fault', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('main').evaluate((main) => {
    main.append(document.createElement('button'), document.createElement('img'));
  });
  const checkers = new Set((await findings(page)).map(({ checker }) => checker));
  expect([...checkers].sort()).toEqual(['ace', 'alfa', 'axe', 'htmlcs']);
});
