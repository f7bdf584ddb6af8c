import { axeFindings } from '#harness/axe.ts';
import { desktop, expect, phone, test } from '#harness/journey.ts';
import { consoleOn, pageKinds } from '#harness/site-pages.ts';
import { consoleInStates, showState, states, waitUntilComplete } from '#harness/states.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
});

for (const path of pageKinds) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    test('has no axe violations on a desktop and on a phone', async ({ page }) => {
      await page.goto(path);
      await waitUntilComplete(page);
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size);
        expect.soft(await axeFindings(page), `${size.width} px`).toEqual([]);
      }
    });
  });
}

for (const state of states) {
  test.describe(state.name, () => {
    test.use({ viewport: state.size, expectedConsole: [consoleInStates, { scope: 'test' }] });

    test('has no axe violations', async ({ page }) => {
      await showState(page, state);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
