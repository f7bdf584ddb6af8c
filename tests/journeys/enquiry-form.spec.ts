import {
  control,
  fields,
  fill,
  formOf,
  good,
  openForm,
  send,
  thanks,
} from '#harness/enquiry-form.ts';
import { expect, phone, test } from '#harness/journey.ts';

for (const [path, name] of [
  ['/', 'Tell us about your project'],
  ['/contact', 'Send Us A Message'],
] as const) {
  test(`the form on ${path} has a name, and says that all fields are required`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = page.getByRole('form', { name });
    await expect(form.getByText('All fields are required')).toBeVisible();
    for (const field of fields) await expect(control(form, field)).toHaveAttribute('required');
  });

  test(`what was typed on ${path} before the form came to life survives it, and is sent`, async ({
    page,
  }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.goto(path);
    await page.route('**/_astro/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    const form = formOf(page);
    await fill(form);
    await expect(page.locator('astro-island[ssr] form[method="post"]')).toBeAttached();
    await control(form, 'Name').focus();
    release();
    await expect(page.locator('astro-island:not([ssr]) form[action]')).toBeAttached();
    for (const field of fields) await expect(control(form, field)).toHaveValue(good[field]);
    await page.keyboard.press('End');
    await page.keyboard.type(' Ruiz');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/contact'),
      send(form).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({
      name: `${good.Name} Ruiz`,
      message: good.Message,
    });
    await expect(thanks(form)).toContainText('Thank you.');
  });
}

test('only the field that was left speaks; the others have silent hints', async ({ page }) => {
  const form = await openForm(page);
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const live = element?.closest('[aria-live], [role="status"], [role="alert"]');
        if (live && live.getAttribute('aria-live') !== 'off' && live.textContent) {
          spoken.push(live.textContent);
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await control(form, 'Name').focus();
  await page.keyboard.press('Tab');
  await expect(control(form, 'Message')).toHaveAccessibleDescription('Enter your message.');
  await expect(control(form, 'Name')).toHaveAccessibleDescription('Enter your name.');
  expect(await page.evaluate('spoken')).toEqual(['Enter your name.']);
  // A submit moves the focus to the first error, which is enough to hear.
  await send(form).click();
  await expect(control(form, 'Name')).toBeFocused();
  expect(await page.evaluate('spoken')).toEqual(['Enter your name.']);
});

test('an enquiry is one call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) {
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  const form = await openForm(page);
  await fill(form);
  await send(form).click();
  await expect(thanks(form)).toContainText('Thank you.');
  expect(calls).toEqual(['POST /api/contact']);
});

test('a reload while writing keeps what was typed, and the tab keeps nothing once it was sent', async ({
  page,
}) => {
  await fill(await openForm(page));
  await page.reload();
  const form = formOf(page);
  for (const [field, value] of Object.entries(good)) {
    await expect(form.getByRole('textbox', { name: field, exact: true })).toHaveValue(value);
  }
  await send(form).click();
  await expect(thanks(form)).toContainText('Thank you.');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone, expectedConsole: [/status of 422/] });

  test('the answer page says what is wrong before the fields', async ({ page }) => {
    await page.goto('/contact');
    await fill(formOf(page), { ...good, Name: 'R2' });
    await send(formOf(page)).click();
    const form = formOf(page);
    const summary = await form.getByRole('alert').boundingBox();
    const first = await control(form, 'Name').boundingBox();
    await expect(form.getByRole('alert')).toContainText('Please check your name');
    // It has to be edited, and says so; only what can go out as it is "is not sent yet".
    await expect(form.getByText('Message not accepted')).toBeVisible();
    await expect(form.getByText('Message not sent yet')).toBeHidden();
    expect(Number(summary?.y) + Number(summary?.height)).toBeLessThan(Number(first?.y));
    await expect(page.getByRole('form', { name: 'Your enquiry' })).toBeVisible();
  });
});
