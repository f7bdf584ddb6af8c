import { fill, openForm, respondWith, send, thanks } from '#harness/enquiry-form.ts';
import { expect, phone, test } from '#harness/journey.ts';

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
