import type { Locator, Route } from '@playwright/test';
import { copyButton } from '#harness/copy-button.ts';
import {
  control,
  edit,
  type Field,
  failure,
  fields,
  fill,
  formOf,
  good,
  holdPosts,
  hydrate,
  lost,
  openForm,
  recordPosts,
  reported,
  respondWith,
  send,
  sending,
  statusOf,
  submit,
  thanks,
  trouble,
  tryAgain,
} from '#harness/enquiry-form.ts';
import { expect, phone, test, waitForScripts } from '#harness/journey.ts';
import { toast } from '#harness/toast.ts';

const second = { ...good, Name: 'Ann Example', Message: 'And a mobile app.' };
const homePhone = '+44 121 496 0000';

/** Types each value into its field and expects the message of the field. */
async function expectMessages(form: Locator, rules: [Field, string, string][]): Promise<void> {
  for (const [field, value, message] of rules) {
    const typed = control(form, field);
    await typed.fill(value);
    await expect.soft(typed, `${field} ${value}`).toHaveAccessibleDescription(message);
  }
}

test('§4 §5 /contact: a message appears when a field is left and changes while the visitor types', async ({
  page,
}) => {
  const form = await openForm(page);
  await expect.soft(form).toHaveAccessibleName('Send Us A Message');
  await expect.soft(control(form, 'Name')).toHaveAttribute('placeholder', 'Your Name');
  await expect
    .soft(control(form, 'Message'))
    .toHaveAttribute('placeholder', 'How can we help you?');
  await control(form, 'Name').click();
  await expect(form).not.toContainText('Enter your');
  await control(form, 'Email').click();
  await expect(control(form, 'Name')).toHaveAccessibleDescription('Enter your name.');
  await expect(control(form, 'Name')).toHaveAttribute('aria-invalid', 'true');
  // A field that was not focused yet shows a hint and no error.
  await expect(control(form, 'Phone')).toHaveAccessibleDescription('Enter your phone number.');
  await expect(control(form, 'Phone')).toHaveAttribute('aria-invalid', 'false');

  await expectMessages(form, [
    ['Name', 'Ann 2', 'Use letters and spaces only.'],
    ['Name', 'محمد علي', ''],
    ['Email', 'name@company', 'Enter a valid email address, such as name@company.com.'],
    ['Company', 'ab', 'Use between 3 and 100 characters.'],
    ['Company', 'Studio 54', 'Use letters and spaces only.'],
    ['Company', 'abc', ''],
    ['Phone', homePhone, 'Use digits only.'],
    ['Phone', '01214960000', ''],
    ['Message', ' ', 'Enter your message.'],
  ]);
});

test('§4 §5 /: an invalid form sends nothing and shows every message; a valid one is sent', async ({
  page,
}) => {
  const form = await openForm(page, '/');
  const posts = recordPosts(page);
  await send(form).click();
  for (const name of ['name', 'email address', 'company', 'phone number', 'message']) {
    await expect.soft(form.getByText(`Enter your ${name}.`, { exact: true })).toBeVisible();
  }
  await expect(control(form, 'Name')).toBeFocused();
  expect(posts).toEqual([]);

  await expectMessages(form, [
    ['Name', 'R2', 'Use letters and spaces only.'],
    ['Phone', '12', 'Enter a valid phone number, such as +44 121 496 0000.'],
    ['Phone', homePhone, ''],
    ['Company', 'A1', ''],
  ]);
  await submit(form, { ...good, Company: 'A1', Phone: homePhone });
  await expect(thanks(form)).toContainText('Thank you.');
  expect(posts.map(({ body }) => body.phone)).toEqual([homePhone]);
});

test('§4 §7 the form works by keyboard, sends one request, clears its fields and shows the message in a red box', async ({
  page,
}) => {
  const form = await openForm(page);
  const posts = recordPosts(page);
  const { release } = await holdPosts(page);
  await control(form, 'Name').focus();
  for (const field of fields) {
    await expect(control(form, field)).toBeFocused();
    await page.keyboard.insertText(good[field]);
    await page.keyboard.press('Tab');
  }
  await expect(send(form)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sending(form)).toHaveAttribute('aria-disabled', 'true');
  for (const field of fields) await expect(control(form, field)).toHaveValue('');
  release();
  await expect(thanks(form)).toContainText('Message received');
  await expect(thanks(form)).toContainText(/Thank you\..*reference number is [A-Z0-9-]+\./);
  await expect(send(form)).toBeFocused();
  const { Name: name, Email: email, Company: company, Phone: phone, Message: message } = good;
  expect(posts.map(({ body }) => body)).toEqual([{ name, email, company, phone, message }]);

  // Both are read in one call, because the page may still be scrolling.
  const [boxEnd, buttonStart] = await form.evaluate((element) => [
    element.querySelector('[role="status"]')?.getBoundingClientRect().bottom,
    element.querySelector('[type="submit"]')?.getBoundingClientRect().top,
  ]);
  expect(boxEnd).toBeLessThanOrEqual(Number(buttonStart));
  const [red, green] = await thanks(form)
    .locator('> div')
    .evaluate((box) => getComputedStyle(box).borderInlineStartColor.match(/\d+/g) ?? []);
  expect(Number(red)).toBeGreaterThan(2 * Number(green));
});

test.describe('§8 failures', () => {
  const noMessage = reported('ValiError: The response has no message\\.');
  const notJson = reported('SyntaxError: .*');
  test.use({ expectedConsole: [[...lost, noMessage, notJson, statusOf(502)], { scope: 'test' }] });

  test('§8 are shown and logged, and "Try again" sends the same enquiry with the same key', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      const isReported = message.type() === 'error' && !message.text().startsWith('Failed to load');
      if (isReported) logged.push(message.text());
    });
    const form = await openForm(page);
    const posts = recordPosts(page);
    await fill(form);
    let button = send(form);
    const failures = [
      { respond: (route: Route) => route.abort('connectionreset'), error: /Failed to fetch/ },
      { respond: (route: Route) => route.fulfill({ status: 502 }), error: notJson },
      { respond: respondWith(200, { ok: true }), error: noMessage },
      { respond: respondWith(200, { message: ' \n' }), error: noMessage },
    ];
    for (const [index, { respond, error }] of failures.entries()) {
      await page.route('**/api/contact', respond, { times: 1 });
      await button.press('Enter');
      await expect.poll(() => logged.length).toBe(index + 1);
      expect(logged.at(-1)).toMatch(error);
      await expect(trouble(form)).toContainText('Message not sent');
      await expect(trouble(form)).toContainText(failure);
      button = tryAgain(form);
    }
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(thanks(form)).toContainText('Thank you.');
    await expect(form.locator(':focus')).toContainText('Thank you.');
    expect(posts).toHaveLength(5);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  });
});

test.describe('a rejected enquiry', () => {
  test.use({ expectedConsole: [statusOf(422)] });

  test('§8 shows the message of the server as plain text with its line breaks, and "Edit my message" restores the fields on any page', async ({
    page,
  }) => {
    const message = '<img src=x onerror=alert(1)> & "so on"\nand the next line.';
    await page.route('**/api/contact', respondWith(422, { message }), { times: 1 });
    const home = await openForm(page, '/');
    await submit(home, { ...good, Phone: homePhone });
    await expect(trouble(home)).toContainText('Message not accepted');
    expect(await trouble(home).innerText()).toContain(message);

    await page.goto('/contact');
    const form = await hydrate(page);
    await edit(form).press('Enter');
    await expect(control(form, 'Message')).toHaveValue(good.Message);
    // The strict rules of this form apply at once.
    await expect(control(form, 'Phone')).toBeFocused();
    await expect(control(form, 'Phone')).toHaveAccessibleDescription('Use digits only.');
    await expect(trouble(form)).toBeEmpty();
    await control(form, 'Phone').fill(good.Phone);
    await send(form).click();
    await expect(thanks(form)).toContainText('Thank you.');
  });
});

test('a draft is still in the form after a reload', async ({ page }) => {
  const form = await openForm(page);
  await fill(form);
  await page.reload();
  for (const field of fields) await expect(control(form, field)).toHaveValue(good[field]);
});

test.describe('a pending enquiry', () => {
  test.use({ expectedConsole: [lost, { scope: 'test' }] });

  test('is sent when the connection returns, each of several with its own key, in order', async ({
    page,
    context,
  }) => {
    const form = await openForm(page);
    await context.setOffline(true);
    for (const values of [good, second]) {
      await submit(form, values);
      await expect(trouble(form)).toContainText(failure);
      for (const field of fields) await expect(control(form, field)).toHaveValue('');
    }
    await expect(trouble(form)).toContainText('2 enquiries are waiting to be sent.');
    const posts = recordPosts(page);
    await Promise.all([
      expect(toast(page, '2 enquiries have been sent')).toBeVisible(),
      context.setOffline(false),
    ]);
    await expect(thanks(form).getByText(/Your reference number is/)).toHaveCount(2);
    await expect(trouble(form)).toBeEmpty();
    expect(posts.map(({ body }) => body.name)).toEqual([good.Name, second.Name]);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(2);
    expect(await context.cookies()).toEqual([]);
  });

  test('is sent by the next page, the only one that loads the script of the toasts', async ({
    page,
  }) => {
    const toasts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('mount-toasts')) toasts.push(request.url());
    });
    const form = await openForm(page);
    const posts = recordPosts(page);
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
    await submit(form);
    await expect(trouble(form)).toContainText(failure);
    expect(toasts).toEqual([]);
    // Both at once, because the toast closes after five seconds, even while the page is loading.
    await Promise.all([
      expect(toast(page, 'Your enquiry has been sent')).toBeVisible(),
      page.goto('/about'),
    ]);
    expect(posts[1]).toEqual(posts[0]);

    await page.goto('/team');
    await waitForScripts(page);
    expect(toasts).toHaveLength(1);
    expect(posts).toHaveLength(2);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone, expectedConsole: [statusOf(422)] });

  test('§4 the browser posts the form: an invalid one returns with its messages and values, a valid one is confirmed', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect.soft(copyButton(page)).toBeHidden();
    const typed = { ...good, Name: 'R2 <D2>', Message: 'Line one\nLine "two" & </textarea>' };
    await submit(formOf(page), typed);
    await expect(trouble(formOf(page))).toContainText('Please check your name');
    await expect(trouble(formOf(page)).getByText('Message not accepted')).toBeVisible();
    await expect(trouble(formOf(page)).getByText('Message not sent yet')).toBeHidden();
    const form = formOf(page);
    await expect
      .soft(control(form, 'Name'))
      .toHaveAccessibleDescription('Use letters and spaces only.');
    await expect.soft(control(form, 'Email')).toHaveAccessibleDescription('');
    for (const field of fields) {
      await expect.soft(control(form, field)).toHaveValue(typed[field]);
    }
    await control(form, 'Name').fill('Ann Example');
    await send(form).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await expect(page.getByText(/Your reference number is/)).toBeVisible();
  });
});
