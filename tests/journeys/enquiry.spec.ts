import type { Route } from '@playwright/test';
import {
  answerWith,
  control,
  edit,
  type Field,
  failure,
  fields,
  fill,
  formOf,
  good,
  holdPosts,
  noAnswer,
  openForm,
  reported,
  send,
  statusOf,
  thanks,
  trouble,
  tryAgain,
  whileOffline,
} from '#harness/enquiry-form.ts';
import { expect, phone, test } from '#harness/journey.ts';

test.describe('§4 Contact form', () => {
  test('§4 nothing is said before the form is touched; then every message shows, as an error only where the visitor has been', async ({
    page,
  }) => {
    const form = await openForm(page);
    await control(form, 'Name').click();
    await expect(form).not.toContainText('Enter your');
    await control(form, 'Email').click();
    await expect(control(form, 'Name')).toHaveAccessibleDescription('Enter your name.');
    await expect(control(form, 'Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(control(form, 'Phone')).toHaveAccessibleDescription('Enter your phone number.');
    await expect(control(form, 'Phone')).toHaveAttribute('aria-invalid', 'false');
    // Editing re-evaluates: right, wrong and right again.
    for (const [text, message] of [
      ['Ann', ''],
      ['Ann 2', 'Use letters and spaces only.'],
      ['Ann Two', ''],
    ] as const) {
      await control(form, 'Name').fill(text);
      await expect(control(form, 'Name')).toHaveAccessibleDescription(message);
    }
  });

  test('§4 an invalid submit sends nothing, shows all messages and moves to the first', async ({
    page,
  }) => {
    const form = await openForm(page);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await send(form).click();
    for (const message of [
      'Enter your name.',
      'Enter your email address.',
      'Enter your company.',
      'Enter your phone number.',
      'Enter your message.',
    ]) {
      await expect(form.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(control(form, 'Name')).toBeFocused();
    await expect(page).toHaveURL('/contact');
    expect(posts).toEqual([]);
  });

  test('§4 §7 a valid submit clears the fields, sends exactly the five and shows the answer in the red box above the button', async ({
    page,
  }) => {
    const form = await openForm(page);
    const { release } = await holdPosts(page);
    await fill(form);
    const [request] = await Promise.all([
      page.waitForRequest('**/api/contact'),
      send(form).click(),
    ]);
    expect(request.postDataJSON()).toEqual({
      name: good.Name,
      email: good.Email,
      company: good.Company,
      phone: good.Phone,
      message: good.Message,
    });
    for (const field of fields) await expect(control(form, field)).toHaveValue('');
    const sending = form.getByRole('button', { name: 'Sending…' });
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(
      thanks(form).getByText(/^Thank you\..*reference number is [A-Z0-9-]+\.$/),
    ).toBeVisible();
    await expect(send(form)).toBeEnabled();
    // Both at once: the page may still be bringing the answer into view.
    const gap = await thanks(form).evaluate(
      (box, button) =>
        Number(button?.getBoundingClientRect().top) - box.getBoundingClientRect().bottom,
      await send(form).elementHandle(),
    );
    expect(gap).toBeGreaterThanOrEqual(0);
    const [red, green] = await thanks(form)
      .locator('> div')
      .evaluate((element) => getComputedStyle(element).borderInlineStartColor.match(/\d+/g) ?? []);
    expect(Number(red)).toBeGreaterThan(2 * Number(green));
  });

  test('§8 the server’s text is shown as it is, as text', async ({ page }) => {
    const form = await openForm(page);
    const message = '<img src=x onerror=alert(1)> & "so on"';
    await page.route('**/api/contact', answerWith(201, { message }));
    await fill(form);
    await send(form).click();
    await expect(thanks(form).getByText(message, { exact: true })).toBeVisible();
    await expect(thanks(form).locator('img')).toHaveCount(0);
  });
});

test.describe('§5 Validation rules of the contact page', () => {
  const rules: readonly (readonly [Field, string, string])[] = [
    ['Name', 'محمد علي', ''],
    ['Name', "O'Neill 2", 'Use letters and spaces only.'],
    ['Email', 'name@company', 'Enter a valid email address, such as name@company.com.'],
    ['Company', 'ab', 'Use between 3 and 100 characters.'],
    ['Company', 'x'.repeat(101), 'Use between 3 and 100 characters.'],
    ['Company', 'Studio 54', 'Use letters and spaces only.'],
    ['Company', 'abc', ''],
    ['Phone', '+44 121 496 0000', 'Use digits only.'],
    ['Phone', '01214960000', ''],
  ];

  test('§5 every rule, its message and its placeholder', async ({ page }) => {
    const form = await openForm(page);
    await expect(control(form, 'Name')).toHaveAttribute('placeholder', 'Your Name');
    await expect(control(form, 'Message')).toHaveAttribute('placeholder', 'How can we help you?');
    for (const [field, value, message] of rules) {
      await control(form, field).fill(value);
      await control(form, field).blur();
      await expect(control(form, field), `${field} ${value}`).toHaveAccessibleDescription(message);
    }
    for (const [field, filled] of [
      ['Name', 'name'],
      ['Email', 'email'],
      ['Company', 'organization'],
      ['Phone', 'tel'],
    ] as const) {
      await expect(control(form, field)).toHaveAttribute('autocomplete', filled);
    }
  });
});

test('§5 Validation rules of the home page: the company is only required, the phone number is a real one; and the form sends', async ({
  page,
}) => {
  const form = await openForm(page, '/');
  for (const [field, value, message] of [
    ['Company', '', 'Enter your company.'],
    ['Company', 'A1 & Co', ''],
    ['Phone', '12', 'Enter a valid phone number, such as +44 121 496 0000.'],
    ['Phone', '+44 121 496 0000', ''],
    ['Name', 'R2', 'Use letters and spaces only.'],
  ] as const) {
    await control(form, field).fill(value);
    await control(form, field).blur();
    await expect(control(form, field), `${field} ${value}`).toHaveAccessibleDescription(message);
  }
  await fill(form, { Name: 'Ann Example', Email: good.Email, Message: good.Message });
  const [request] = await Promise.all([page.waitForRequest('**/api/contact'), send(form).click()]);
  expect(request.postDataJSON()).toMatchObject({ company: 'A1 & Co', phone: '+44 121 496 0000' });
  await expect(thanks(form)).toContainText('Thank you.');
});

interface Failure {
  readonly fail: (route: Route) => Promise<void>;
  readonly console: RegExp[];
}

const failures: Readonly<Record<string, Failure>> = {
  'a lost connection': {
    fail: (route) => route.abort('connectionreset'),
    console: [noAnswer('CONNECTION_RESET'), reported('TypeError: Failed to fetch')],
  },
  'an answer that is not JSON': {
    fail: (route) => route.fulfill({ status: 200, body: '<h1>Proxy</h1>' }),
    console: [reported('SyntaxError: Unexpected token \'<\', "<h1>Proxy</h1>" is not valid JSON')],
  },
  'an answer without a message': {
    fail: answerWith(200, { ok: true }),
    console: [reported('ValiError: The answer has no message\\.')],
  },
  'a server error without a message': {
    fail: (route) => route.fulfill({ status: 502, body: '' }),
    console: [statusOf(502), reported('SyntaxError: .*Unexpected end of JSON input')],
  },
};

for (const [name, { fail, console: expected }] of Object.entries(failures)) {
  test.describe(`§8 ${name}`, () => {
    // Playwright takes a bare array of two for a value and its settings.
    test.use({ expectedConsole: [expected, { scope: 'test' }] });

    test('the specified sentence, the error in the console, and the same enquiry again', async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      const form = await openForm(page);
      const keys: (string | null)[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? null);
      });
      await page.route('**/api/contact', fail, { times: 1 });
      await fill(form);
      await send(form).click();
      await expect(trouble(form)).toContainText(failure);
      for (const text of expected) {
        await expect.poll(() => errors.filter((error) => text.test(error))).toHaveLength(1);
      }
      await tryAgain(form).click();
      await expect(thanks(form)).toContainText('Thank you.');
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBe(keys[1]);
    });
  });
}

test.describe('§8 no answer', () => {
  test.use({ expectedConsole: [reported('TimeoutError: .*')] });

  test('a timeout after 15 seconds', async ({ page }) => {
    await page.clock.install();
    const form = await openForm(page);
    await page.route('**/api/contact', () => new Promise(() => {}));
    await fill(form);
    await Promise.all([page.waitForRequest('**/api/contact'), send(form).click()]);
    await page.clock.runFor(14_000);
    await expect(trouble(form)).not.toContainText(failure);
    await page.clock.runFor(1_500);
    await expect(trouble(form)).toContainText(failure);
  });
});

test.describe('a refusal', () => {
  test.use({ expectedConsole: [statusOf(422)] });

  test('to be edited gives back what was typed', async ({ page }) => {
    const form = await openForm(page);
    await page.route('**/api/contact', answerWith(422, { message: 'Please check your name.' }));
    await fill(form);
    await send(form).click();
    await expect(trouble(form)).toContainText('Please check your name.');
    // A reload loses nothing either.
    await page.reload();
    const again = formOf(page);
    await again.scrollIntoViewIfNeeded();
    await edit(again).click();
    for (const field of fields) await expect(control(again, field)).toHaveValue(good[field]);
    await expect(control(again, 'Name')).toBeFocused();
    await expect(trouble(again)).toBeEmpty();
  });
});

for (const code of [429, 503]) {
  test.describe(`a refusal for now (${code})`, () => {
    test.use({ expectedConsole: [statusOf(code)] });

    test('offers to try again', async ({ page }) => {
      const form = await openForm(page);
      await page.route('**/api/contact', answerWith(code, { message: 'Later, please.' }), {
        times: 1,
      });
      await fill(form);
      await send(form).click();
      await expect(trouble(form)).toContainText('Later, please.');
      await tryAgain(form).click();
      await expect(thanks(form)).toContainText('Thank you.');
    });
  });
}

test.describe('an enquiry that is kept', () => {
  test.use({ expectedConsole: [whileOffline, { scope: 'test' }] });

  test('written offline goes out by itself, with a toast, once the browser is back', async ({
    page,
    context,
  }) => {
    const form = await openForm(page);
    await fill(form);
    await context.setOffline(true);
    await send(form).click();
    await expect(trouble(form)).toContainText(failure);
    await context.setOffline(false);
    await expect(thanks(form)).toContainText('Thank you.');
    await expect(page.getByText('Your enquiry has been sent')).toBeVisible();
  });

  test('is not lost with the page: the next page sends it and says so', async ({ page }) => {
    const form = await openForm(page);
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
    await fill(form);
    await send(form).click();
    await expect(trouble(form)).toContainText(failure);
    await page.goto('/about');
    await expect(page.getByText('Your enquiry has been sent')).toBeVisible();
    await page.goto('/team');
    await expect(page.getByText('Your enquiry has been sent')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  // The page that says what to change is an answer of 422, which the browser reports.
  test.use({ javaScriptEnabled: false, viewport: phone, expectedConsole: [/status of 422/] });

  test('§4 the same form posts and is answered with a page: the messages with all that was typed, then the thanks', async ({
    page,
  }) => {
    await page.goto('/contact');
    const typed = { ...good, Name: 'R2 <D2>', Message: 'Line one\nLine "two" & </textarea>' };
    await fill(formOf(page), typed);
    await send(formOf(page)).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const again = formOf(page);
    await expect(control(again, 'Name')).toHaveAccessibleDescription(
      'Use letters and spaces only.',
    );
    await expect(control(again, 'Email')).toHaveAccessibleDescription('');
    for (const field of fields) await expect(control(again, field)).toHaveValue(typed[field]);
    await expect(page.getByRole('navigation', { name: 'Company' })).toBeVisible();
    await control(again, 'Name').fill('Ann Example');
    await send(again).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await expect(page.getByText(/Your reference number is/)).toBeVisible();
    // The pass it stands on is printed with what was sent.
    await expect(page.getByText('Ann Example', { exact: true })).toBeVisible();
  });
});
