import {
  failure,
  fill,
  openForm,
  reported,
  respondWith,
  send,
  submit,
  thanks,
  trouble,
} from '#harness/enquiry-form.ts';
import { expect, phone, test } from '#harness/journey.ts';

test.describe('§8 an enquiry without a response', () => {
  test.use({ expectedConsole: [reported('TimeoutError: .*')] });

  test('§8 fails after 15 seconds', async ({ page }) => {
    await page.clock.install();
    const form = await openForm(page);
    await page.route('**/api/contact', () => new Promise(() => {}));
    await fill(form);
    await Promise.all([page.waitForRequest('**/api/contact'), send(form).click()]);
    await page.clock.runFor(14_000);
    await expect(trouble(form)).toBeEmpty();
    await page.clock.runFor(1_500);
    await expect(trouble(form)).toContainText(failure);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the message scrolls into view and the focus stays on the button', async ({ page }) => {
    const form = await openForm(page);
    const message = `Thank you. ${'We will reply by email as soon as we can. '.repeat(4)}`;
    await page.route('**/api/contact', respondWith(201, { message }));
    await fill(form);
    // The message is outside of the window while the button is at its lower edge.
    await send(form).evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await send(form).press('Enter');
    await expect(thanks(form).getByText('Thank you.')).toBeInViewport({ ratio: 1 });
    await expect(send(form)).toBeFocused();
  });
});

test('the wall behind the form does not move when a message makes the form higher', async ({
  page,
}) => {
  await page.route('**/api/contact', respondWith(201, { message: 'Thank you.' }));
  const form = await openForm(page);
  const wall = form.locator('xpath=ancestor::section[1]').locator('svg').first();
  /** The scale and the position of the drawing. */
  const drawn = () =>
    wall.evaluate((svg: SVGSVGElement) => {
      const { a, e, f } = svg.getScreenCTM() ?? new DOMMatrix();
      return [a, e, f + window.scrollY].map((value) => Math.round(value * 100));
    });
  const before = await drawn();
  await submit(form);
  await expect(thanks(form)).toContainText('Thank you.');
  expect(await drawn()).toEqual(before);
});
