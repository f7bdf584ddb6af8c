import type { Locator, Page, Route } from '@playwright/test';
import { expect } from './journey.ts';

export const good = {
  Name: 'José Álvarez',
  Email: 'jose@example.com',
  Company: 'Example Travel',
  Phone: '01214960000',
  Message: 'We need a booking engine.\nCan you help?',
};
export type Field = keyof typeof good;
export const fields: readonly Field[] = ['Name', 'Email', 'Company', 'Phone', 'Message'];

export const failure = 'Something went wrong. Please try again.';

export const formOf = (page: Page) => page.getByRole('main').getByRole('form');

/** Moves the pointer to the form and waits until it is hydrated. */
export async function hydrate(page: Page): Promise<Locator> {
  // The pointer may be over the form already, and only a movement hydrates it.
  await page.mouse.move(0, 0);
  await formOf(page).hover();
  await expect(page.locator('astro-island:not([ssr]) form[action]')).toBeAttached();
  return formOf(page);
}

/** Opens a page and waits until its form is hydrated. */
export async function openForm(page: Page, path = '/contact'): Promise<Locator> {
  await page.goto(path);
  return hydrate(page);
}

export const control = (form: Locator, field: Field) =>
  form.getByRole('textbox', { name: field, exact: true });

export async function fill(
  form: Locator,
  values: Partial<Record<Field, string>> = good,
): Promise<void> {
  for (const field of fields) {
    const value = values[field];
    if (value !== undefined) await control(form, field).fill(value);
  }
}

/** Where the form confirms an enquiry. */
export const thanks = (form: Locator) => form.getByRole('status');
/** Where the form reports that an enquiry was not received. */
export const trouble = (form: Locator) => form.getByRole('alert');

export const send = (form: Locator) => form.getByRole('button', { name: 'Send Message' });
export const sending = (form: Locator) => form.getByRole('button', { name: 'Sending…' });
export const tryAgain = (form: Locator) => form.getByRole('button', { name: 'Try again' });
export const edit = (form: Locator) => form.getByRole('button', { name: 'Edit my message' });

export async function submit(
  form: Locator,
  values: Partial<Record<Field, string>> = good,
): Promise<void> {
  await fill(form, values);
  await send(form).click();
}

export const respondWith = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** Delays every POST request until `release` is called. */
export async function holdPosts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Records the body and the key of every POST request. */
export function recordPosts(page: Page) {
  const posts: { body: Record<string, string>; key: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    posts.push({ body: request.postDataJSON(), key: request.headers()['idempotency-key'] });
  });
  return posts;
}

/** The browser's console messages about error responses and failed requests. */
export const statusOf = (code: number) =>
  new RegExp(`^Failed to load resource: .* status of ${code} `);
const noResponse = /^Failed to load resource: net::ERR_/;
/** The error that the form logs (§4), followed by its stack. */
export const reported = (error: string) => new RegExp(`^${error}(?:\n    at |$)`);
export const lost = [noResponse, reported('TypeError: Failed to fetch')];
