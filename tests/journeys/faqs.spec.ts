import { desktop, expect, test, waitForScripts } from '#harness/journey.ts';

test('§2 §4 §9 /faqs shows five questions with one answer, opens one at a time and links to each', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/faqs');
  const title = page.getByRole('heading', { level: 1, name: 'Frequently asked questions' });
  await expect(title).toBeVisible();
  const entries = page.getByRole('main').locator('details');
  const summaries = entries.locator('summary');
  const expectOpen = (open: number | undefined) =>
    expect
      .poll(() =>
        entries.evaluateAll((all) => all.findIndex((entry) => entry.hasAttribute('open'))),
      )
      .toBe(open ?? -1);
  const count = await entries.count();
  expect(count).toBeGreaterThanOrEqual(5);
  await expectOpen(0);
  const answer = await entries.first().getByRole('paragraph').allTextContents();
  expect(answer.join(' ').length).toBeGreaterThan(100);
  for (let index = 0; index < count; index += 1) {
    const entry = entries.nth(index);
    if (index > 0) await summaries.nth(index).click();
    await expectOpen(index);
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect.soft(entry.getByRole('paragraph')).toHaveText(answer);
    const items = entry.getByRole('listitem');
    await expect.soft(items).toHaveCount(8);
    const lefts = await items.evaluateAll((all) =>
      all.map((item) => Math.round(item.getBoundingClientRect().left)),
    );
    expect.soft(new Set(lefts).size, 'columns').toBe(2);
  }
  await summaries.nth(4).click();
  await expectOpen(undefined);
  await summaries.nth(1).focus();
  await page.keyboard.press('Enter');
  await expectOpen(1);

  await page.goto('/');
  await page.goto('/faqs#cost');
  await expectOpen(3);
  await expect(summaries.nth(3)).toBeInViewport();
  const address = entries.nth(3).getByRole('link', { name: 'Link to this question' });
  await expect(address).toHaveAttribute('href', '#cost');
  // Without a navigation, because the browser itself opens the target of an anchor.
  await page.evaluate(() => {
    history.replaceState(null, '', '#importance');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await expectOpen(4);
});

test('the end of /faqs opens the form with the question', async ({ page }) => {
  // No attribute tells when the field's own script has run, so a question sent too early is sent
  // again.
  await expect(async () => {
    await page.goto('/faqs');
    await waitForScripts(page);
    const question = page.getByRole('textbox', { name: 'Didn’t find your question?' });
    await question.fill('Can you work on Sundays & holidays?');
    await question.press('Enter');
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue('Can you work on Sundays & holidays?', { timeout: 10_000 });
  }).toPass();
});
