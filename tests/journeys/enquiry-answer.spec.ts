import type { Locator } from '@playwright/test';
import { axeFindings } from '#harness/axe.ts';
import {
  answerWith,
  control,
  edit,
  failure,
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
} from '#harness/enquiry-form.ts';
import { expect, phone, test } from '#harness/journey.ts';

const thankYou = answerWith(201, { message: 'Thank you.' });
const lost = [/ERR_FAILED$/, reported('TypeError: Failed to fetch')];

test.describe('focus', () => {
  test.use({ expectedConsole: [[...lost, statusOf(422)], { scope: 'test' }] });

  test('stays with the answer after "Try again", whatever comes of it', async ({ page }) => {
    const form = await openForm(page);
    await page.route('**/api/contact', (route) => route.abort(), { times: 2 });
    await fill(form);
    await send(form).click();
    await expect(trouble(form)).toContainText(failure);
    await tryAgain(form).focus();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('button', { name: 'Sending…' })).toHaveCount(0);
    await expect(trouble(form)).toContainText(failure);
    await expect(tryAgain(form)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(thanks(form)).toContainText('Thank you.');
    await expect(form.locator(':focus')).toContainText('Thank you.');
  });

  test('goes to the first field after "Edit my message"', async ({ page }) => {
    const form = await openForm(page);
    await page.route('**/api/contact', answerWith(422, { message: 'Please check it.' }));
    await fill(form);
    await send(form).click();
    await edit(form).focus();
    await page.keyboard.press('Enter');
    await expect(control(form, 'Name')).toHaveValue(good.Name);
    await expect(control(form, 'Name')).toBeFocused();
  });

  test('goes to the field that needs attention, where there is one', async ({ page }) => {
    await page.route('**/api/contact', answerWith(422, { message: 'Please check it.' }));
    // What the home page lets pass, the contact page does not.
    const home = await openForm(page, '/');
    await fill(home, { ...good, Phone: '+44 121 496 0000' });
    await send(home).click();
    await expect(trouble(home)).toContainText('Please check it.');
    await page.goto('/contact');
    const form = await wake(page);
    await edit(form).click();
    await expect(control(form, 'Phone')).toBeFocused();
    await expect(control(form, 'Phone')).toHaveAccessibleDescription('Use digits only.');
  });
});

test.describe('an answer whose message is blank', () => {
  test.use({ expectedConsole: [reported('ValiError: The answer has no message\\.')] });

  test('is a failure, with the way on', async ({ page }) => {
    const form = await openForm(page);
    await page.route('**/api/contact', answerWith(200, { message: ' \n' }), { times: 1 });
    await fill(form);
    await send(form).click();
    await expect(trouble(form)).toContainText(failure);
    await tryAgain(form).click();
    await expect(thanks(form)).toContainText('Thank you.');
  });
});

test('the thanks go when the visitor writes again, and with a submit that is not valid', async ({
  page,
}) => {
  const form = await openForm(page);
  await page.route('**/api/contact', thankYou);
  await fill(form);
  await send(form).click();
  await expect(thanks(form)).toContainText('Thank you.');
  await control(form, 'Name').fill('R');
  await expect(thanks(form)).toBeEmpty();
  await fill(form);
  await send(form).click();
  await expect(thanks(form)).toContainText('Thank you.');
  await send(form).click();
  await expect(form.getByText('Enter your name.')).toBeVisible();
  await expect(thanks(form)).toBeEmpty();
});

test('after the thanks the form is new: a button that is left says nothing of its fields', async ({
  page,
}) => {
  const form = await openForm(page);
  await page.route('**/api/contact', thankYou);
  await fill(form);
  await send(form).click();
  await expect(thanks(form)).toContainText('Thank you.');
  await page.keyboard.press('Shift+Tab');
  await expect(control(form, 'Message')).toBeFocused();
  await expect(form).not.toContainText('Enter your');
  await page.keyboard.press('Shift+Tab');
  await expect(control(form, 'Message')).toHaveAttribute('aria-invalid', 'true');
  await expect(control(form, 'Name')).toHaveAccessibleDescription('Enter your name.');
  await expect(control(form, 'Name')).toHaveAttribute('aria-invalid', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const path of ['/', '/contact']) {
    test(`the answer comes into view on ${path}, and the focus stays`, async ({ page }) => {
      const form = await openForm(page, path);
      const message = `Thank you. ${'We will reply by email as soon as we can. '.repeat(4)}`;
      await page.route('**/api/contact', answerWith(201, { message }));
      await fill(form, { ...good, Phone: '01214960000' });
      // With the button at the lower edge of the screen there is no room below.
      await send(form).evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await send(form).focus();
      await page.keyboard.press('Enter');
      await expect(thanks(form)).toContainText('Thank you.');
      await expect(thanks(form).getByText('Thank you.')).toBeInViewport({ ratio: 1 });
      await expect(send(form)).toBeFocused();
    });
  }

  test('a page that finds a kept enquiry does not scroll to it', async ({ page }) => {
    await page.route('**/api/contact', thankYou);
    await page.addInitScript(() => {
      const enquiry = { name: 'A', email: 'b', company: 'c', phone: '1', message: 'd' };
      const kept = {
        endpoint: '/api/contact',
        key: 'k',
        enquiry,
        honeypot: '',
        keptAt: Date.now(),
      };
      sessionStorage.setItem('kept-enquiries', JSON.stringify([kept]));
    });
    await page.goto('/contact');
    await expect(thanks(formOf(page))).toContainText('Thank you.');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
};

for (const path of ['/', '/contact']) {
  test(`the wall behind the form of ${path} stays as it is when the answer comes`, async ({
    page,
  }) => {
    await page.route('**/api/contact', thankYou);
    const form = await openForm(page, path);
    const wall = form.locator('xpath=ancestor::section[1]').locator('svg').first();
    // Where a point of the drawing is in the window, and how large the drawing is.
    const drawn = () =>
      wall.evaluate((svg: SVGSVGElement) => {
        const { a, e, f } = svg.getScreenCTM() ?? new DOMMatrix();
        return [a, e, f + window.scrollY].map((value) => Math.round(value * 100));
      });
    const before = await drawn();
    const height = (await form.boundingBox())?.height ?? 0;
    await fill(form, path === '/' ? { ...good, Phone: '+44 121 496 0000' } : good);
    await send(form).click();
    await expect(thanks(form)).toContainText('Thank you.');
    expect((await form.boundingBox())?.height).toBeGreaterThan(height);
    expect(await drawn()).toEqual(before);
  });
}

test('while it sends, the button keeps its size and place', async ({ page }) => {
  const form = await openForm(page);
  const { release } = await holdPosts(page);
  await fill(form, { ...good, Message: 'One line' });
  const before = await boxOf(send(form));
  await send(form).click();
  const sending = form.getByRole('button', { name: 'Sending…' });
  await expect(sending).toBeVisible();
  expect(await boxOf(sending)).toEqual(before);
  release();
  await expect(thanks(form)).toContainText('Thank you.');
  const after = await boxOf(send(form));
  expect([after.width, after.height]).toEqual([before.width, before.height]);
});

test.describe('thanks, refusal and failure', () => {
  test.use({ expectedConsole: [[...lost, statusOf(422), statusOf(503)], { scope: 'test' }] });

  test('are told apart by their role, their title and their picture; the way on is the one main action', async ({
    page,
  }) => {
    const form = await openForm(page);
    const ground = (part: Locator) =>
      part.evaluate((element) => getComputedStyle(element).backgroundColor);
    const picture = (part: Locator) => part.locator('svg').first().innerHTML();
    const seen = new Set<string>();
    const primary = await ground(send(form));

    for (const [answer, title, way] of [
      [answerWith(422, { message: 'Please check it.' }), 'Message not accepted', 'Edit my message'],
      [answerWith(503, { message: 'Later, please.' }), 'Message not sent yet', 'Try again'],
    ] as const) {
      await page.route('**/api/contact', answer, { times: 1 });
      await fill(form);
      await send(form).click();
      await expect(trouble(form)).toContainText(title);
      await expect(thanks(form)).toBeEmpty();
      // The button of the way on may have come to stand under the pointer, where it is darker.
      await page.mouse.move(0, 0);
      await expect.poll(() => ground(form.getByRole('button', { name: way }))).toBe(primary);
      await expect.poll(() => ground(send(form))).not.toBe(primary);
      seen.add(await picture(trouble(form)));
      expect(await axeFindings(page, 'form[aria-label]'), title).toEqual([]);
      // Writing another is a main action again; there is never more than one.
      await control(form, 'Name').fill('Ann');
      await expect.poll(() => ground(send(form))).toBe(primary);
      expect(await ground(form.getByRole('button', { name: way }))).not.toBe(primary);
      await control(form, 'Name').fill('');
      if (way === 'Edit my message') {
        await edit(form).click();
        await fill(form, { Name: '', Email: '', Company: '', Phone: '', Message: '' });
      }
    }

    await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
    await tryAgain(form).click();
    await expect(trouble(form)).toContainText('Message not sent');
    await expect(trouble(form)).toContainText(failure);
    seen.add(await picture(trouble(form)));

    await page.route('**/api/contact', thankYou, { times: 1 });
    await tryAgain(form).click();
    await expect(thanks(form)).toContainText('Message received');
    await expect(trouble(form)).toBeEmpty();
    await expect.poll(() => ground(send(form))).toBe(primary);
    seen.add(await picture(thanks(form)));
    expect(seen.size).toBe(4);
    expect(await axeFindings(page, 'form[aria-label]'), 'thanks').toEqual([]);
  });
});

test('without the colours of the page every state still shows its box and its buttons', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const form = await openForm(page);
  await page.route('**/api/contact', thankYou);
  await fill(form);
  await send(form).click();
  await expect(thanks(form).locator('svg').first()).toBeVisible();
  const line = await send(form).evaluate((button) => getComputedStyle(button).borderStyle);
  expect(line).toBe('solid');
});
