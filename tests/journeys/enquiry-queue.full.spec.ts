import type { Page } from '@playwright/test';
import {
  answerWith,
  control,
  edit,
  failure,
  fields,
  fill,
  formOf,
  good,
  holdPosts,
  openForm,
  reported,
  send,
  statusOf,
  thanks,
  trouble,
  tryAgain,
  wake,
  whileOffline,
} from '#harness/enquiry-form.ts';
import { expect, test } from '#harness/journey.ts';

const second = { ...good, Name: 'Ann Example', Message: 'And a mobile app.' };

/** Every enquiry that leaves the page: who wrote it, and its key. */
function watchPosts(page: Page) {
  const posts: { name: string; key: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const { name } = request.postDataJSON();
    posts.push({ name, key: request.headers()['idempotency-key'] });
  });
  return posts;
}

test.describe('several enquiries at once', () => {
  test.use({ expectedConsole: [whileOffline, { scope: 'test' }] });

  test('written offline all wait, say how many they are, and go out in order with keys of their own', async ({
    page,
    context,
  }) => {
    const form = await openForm(page);
    await context.setOffline(true);
    await fill(form);
    await send(form).click();
    await expect(trouble(form)).toContainText(failure);
    await expect(trouble(form)).not.toContainText('waiting');
    await fill(form, second);
    await send(form).click();
    await expect(trouble(form)).toContainText('2 enquiries are waiting to be sent.');
    for (const field of fields) await expect(control(form, field)).toHaveValue('');

    const posts = watchPosts(page);
    await context.setOffline(false);
    await expect(thanks(form).getByText(/Your reference number is/)).toHaveCount(2);
    await expect(trouble(form)).toBeEmpty();
    await expect(page.getByText('2 enquiries have been sent')).toBeVisible();
    expect(posts.map(({ name }) => name)).toEqual([good.Name, second.Name]);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(2);
  });

  test('go out from another page of the tab', async ({ page }) => {
    const form = await openForm(page);
    // Not offline: the page in view would send them itself when the browser is back.
    await page.route('**/api/contact', (route) => route.abort('internetdisconnected'));
    for (const values of [good, second]) {
      await fill(form, values);
      await send(form).click();
      await expect(trouble(form)).toContainText(failure);
    }
    await expect(trouble(form)).toContainText('2 enquiries are waiting to be sent.');
    const posts = watchPosts(page);
    await page.unroute('**/api/contact');
    // Looked for from the start: the toast has its five seconds, however long the page takes to load.
    await Promise.all([
      expect(page.getByText('2 enquiries have been sent')).toBeVisible(),
      page.goto('/about'),
    ]);
    expect(posts.map(({ name }) => name).slice(-2)).toEqual([good.Name, second.Name]);
    await page.goto('/contact');
    await expect(trouble(await wake(page))).toBeEmpty();
  });
});

test('a submit while one is under way joins the queue, and says so', async ({ page }) => {
  const form = await openForm(page);
  const { release, names } = await holdPosts(page);
  await fill(form);
  await send(form).click();
  await expect(form.getByRole('button', { name: 'Sending…' })).toBeVisible();
  // A second press on the blank form is no second enquiry.
  await form.getByRole('button', { name: 'Sending…' }).click({ force: true });
  await expect(form).not.toContainText('Enter your');
  await fill(form, second);
  await control(form, 'Email').press('Enter');
  await expect(thanks(form)).toContainText('2 enquiries are waiting to be sent.');
  for (const field of fields) await expect(control(form, field)).toHaveValue('');
  expect(names).toEqual([good.Name]);
  release();
  await expect(thanks(form).getByText(/Your reference number is/)).toHaveCount(2);
  expect(names).toEqual([good.Name, second.Name]);
});

test.describe('an enquiry that the server never takes', () => {
  test.use({ expectedConsole: [[statusOf(403), reported('SyntaxError: .*')], { scope: 'test' }] });

  test('does not hold up the next', async ({ page }) => {
    const form = await openForm(page);
    await page.route('**/api/contact', (route) =>
      route.request().postDataJSON().name === good.Name
        ? route.fulfill({ status: 403, body: '<h1>Blocked</h1>' })
        : route.continue(),
    );
    await fill(form);
    await send(form).click();
    await expect(trouble(form)).toContainText(failure);
    await fill(form, second);
    await send(form).click();
    await expect(thanks(form)).toContainText('Your reference number is');
    await expect(trouble(form)).toContainText(failure);
    await expect(tryAgain(form)).toBeVisible();
  });
});

test.describe('a refused enquiry', () => {
  test.use({ expectedConsole: [statusOf(422)] });

  test('given back while another is being written replaces neither', async ({ page }) => {
    const form = await openForm(page);
    await page.route('**/api/contact', answerWith(422, { message: 'Please check your name.' }), {
      times: 1,
    });
    await fill(form);
    await send(form).click();
    await expect(trouble(form)).toContainText('Please check your name.');
    await fill(form, second);
    await edit(form).click();
    for (const field of fields) await expect(control(form, field)).toHaveValue(good[field]);
    await send(form).click();
    await expect(thanks(form)).toContainText('Thank you.');
    for (const field of fields) await expect(control(form, field)).toHaveValue(second[field]);
  });
});

test.describe('a kept copy', () => {
  test.use({ expectedConsole: [whileOffline, { scope: 'test' }] });

  test('is gone once the enquiry is accepted, and after a day in any case', async ({
    page,
    context,
  }) => {
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
    await page.clock.install();
    const form = await openForm(page);
    await fill(form);
    await send(form).click();
    await expect(thanks(form)).toContainText('Thank you.');
    expect(await kept()).not.toContain(good.Email);

    await fill(form);
    await context.setOffline(true);
    await send(form).click();
    await expect(trouble(form)).toContainText(failure);
    expect(await kept()).toContain(good.Email);
    await page.clock.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    const posts = watchPosts(page);
    await context.setOffline(false);
    await page.goto('/contact');
    await expect(trouble(formOf(page))).toBeEmpty();
    await expect.poll(kept).not.toContain(good.Email);
    expect(posts).toEqual([]);
  });
});
