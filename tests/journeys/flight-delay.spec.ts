import { flightDelay } from '#content/flight-delay.ts';
import { expect, phone, test } from '#harness/journey.ts';

test.use({ javaScriptEnabled: false, viewport: phone });

test('a late flight moves the pick-up and the key by as much, without JavaScript', async ({
  page,
}) => {
  await page.goto('/case_study/Mahatal-Al-Alam');
  const [, late] = flightDelay.options;
  await page.getByRole('radio', { name: flightDelay.options[0].title }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: late.title })).toBeChecked();
  await expect(page.getByRole('status')).toContainText(String(flightDelay.results[1]), {
    useInnerText: true,
  });
  for (const [title, time] of [
    ['ZZ 214 lands', '20:05'],
    ['Khalid at the kerb', '20:55'],
    ['Key ready', '22:12'],
  ] as const) {
    const event = page.getByRole('term').filter({ hasText: title }).locator('..');
    await expect(event.getByText(time)).toBeVisible();
  }
});
