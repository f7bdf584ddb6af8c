import type { Locator, Page } from '@playwright/test';
import { identity } from '#agency/identity.ts';
import {
  answerWith,
  control,
  fields,
  fill,
  formOf,
  good,
  holdPosts,
  openForm,
  send,
  statusOf,
  thanks,
  trouble,
} from '#harness/enquiry-form.ts';
import { expect, phone, test } from '#harness/journey.ts';

/** What is printed on the pass under a heading; it is hidden from assistive technology. */
const printed = (form: Locator, label: string) =>
  form.locator('dt').filter({ hasText: label }).locator('xpath=following-sibling::dd');
const stub = (form: Locator) => form.getByText('Check-in').locator('xpath=..');
const isTurned = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).rotate !== 'none');

const phoneOf = { '/': '+44 121 496 0000', '/contact': good.Phone } as const;

for (const path of ['/', '/contact'] as const) {
  test(`the pass of ${path} prints what is valid, and nothing else`, async ({ page }) => {
    const form = await openForm(page, path);
    await expect(printed(form, 'From')).toHaveText('YOU');
    await expect(printed(form, 'To')).toHaveText(identity.airport);
    await expect(stub(form)).toContainText('0 of 5');
    await control(form, 'Name').fill('R2');
    await control(form, 'Email').fill(good.Email);
    await expect(printed(form, 'Email')).toHaveText(good.Email);
    await expect(printed(form, 'Name')).not.toContainText('R2');
    await expect(stub(form)).toContainText('1 of 5');
    await control(form, 'Name').fill(good.Name);
    await expect(printed(form, 'Name')).toHaveText(good.Name);
    await expect(printed(form, 'From')).toHaveText('JOS');
    await fill(form, { Company: good.Company, Phone: phoneOf[path], Message: good.Message });
    await expect(printed(form, 'From')).toHaveText('EXA');
    await expect(printed(form, 'Phone')).toHaveText(phoneOf[path]);
    await expect(stub(form)).toContainText('5 of 5');
  });
}

test('sending tears the stub, and the answer stands on the pass until the next one is written', async ({
  page,
}) => {
  const form = await openForm(page);
  const { release } = await holdPosts(page);
  await fill(form);
  await expect(stub(form)).toContainText('5 of 5');
  expect(await isTurned(stub(form))).toBe(false);
  await send(form).click();
  await expect(stub(form)).toContainText('Leaving');
  expect(await isTurned(stub(form))).toBe(true);
  // The fields are clear; the pass keeps what is on its way.
  for (const field of fields) await expect(control(form, field)).toHaveValue('');
  await expect(printed(form, 'Name')).toHaveText(good.Name);
  release();
  await expect(thanks(form)).toContainText('Thank you.');
  await expect(stub(form)).toContainText('Arrived');
  const pass = stub(form).locator('xpath=..');
  await expect(pass.getByRole('status')).toContainText('Message received');
  await control(form, 'Name').fill('Ann');
  await expect(printed(form, 'Name')).toHaveText('Ann');
  await expect(stub(form)).toContainText('1 of 5');
  await expect.poll(() => isTurned(stub(form))).toBe(false);
});

test.describe('a refusal', () => {
  test.use({ expectedConsole: [statusOf(422)] });

  test('leaves the stub where it is', async ({ page }) => {
    const form = await openForm(page);
    await page.route('**/api/contact', answerWith(422, { message: 'Please check it.' }));
    await fill(form);
    await send(form).click();
    await expect(trouble(form)).toContainText('Please check it.');
    await expect(stub(form)).toContainText('0 of 5');
    await expect.poll(() => isTurned(stub(form))).toBe(false);
  });
});

/** What a screen reader finds in the form, as one text. */
const heard = (page: Page) => formOf(page).ariaSnapshot();

test('a screen reader hears the fields and the answer, and nothing of the pass', async ({
  page,
}) => {
  const form = await openForm(page);
  await page.route('**/api/contact', answerWith(201, { message: 'Thank you.' }));
  await fill(form);
  await expect(printed(form, 'Name')).toHaveText(good.Name);
  expect(await heard(page)).not.toContain('Check-in');
  expect((await heard(page)).split(good.Name)).toHaveLength(2);
  await send(form).click();
  await expect(thanks(form)).toContainText('Thank you.');
  expect((await heard(page)).split('Thank you.')).toHaveLength(2);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing of the pass moves by itself', async ({ page }) => {
    const form = await openForm(page);
    await page.route('**/api/contact', answerWith(201, { message: 'Thank you.' }));
    await fill(form);
    await send(form).click();
    await expect(stub(form)).toContainText('Arrived');
    expect(await form.evaluate((element) => element.getAnimations({ subtree: true }))).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the pass is there, blank', async ({ page }) => {
    await page.goto('/contact');
    const form = formOf(page);
    await expect(printed(form, 'From')).toHaveText('YOU');
    await expect(printed(form, 'Name')).toHaveText(/^—+$/);
  });
});

for (const path of ['/', '/contact']) {
  test(`the ring around a field of ${path} stays clear of its message and is not cut`, async ({
    page,
  }) => {
    const form = await openForm(page, path);
    await send(form).click();
    for (const field of fields) {
      await control(form, field).focus();
      await expect(form.getByText(/^Enter your/)).toHaveCount(5);
      const gap = await control(form, field).evaluate((element) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(element);
        const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        const ring = element.getBoundingClientRect().bottom + reach;
        const words = document.createRange();
        words.selectNodeContents(element.nextElementSibling ?? element);
        // Half of the space around a line lies above its letters.
        return words.getBoundingClientRect().top - ring;
      });
      expect(gap, field).toBeGreaterThanOrEqual(2);
      const isCut = await control(form, field).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        for (let box = element.parentElement; box; box = box.parentElement) {
          const edge = box.getBoundingClientRect();
          const clips = getComputedStyle(box).overflowX !== 'visible';
          if (clips && (left - 5 < edge.left || right + 5 > edge.right)) return true;
        }
        return false;
      });
      expect(isCut, field).toBe(false);
    }
  });
}
