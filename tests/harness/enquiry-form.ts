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

export const formOf = (page: Page) =>
  page.getByRole('main').locator('form').filter({ hasText: 'Message' });

/** Points at the form and waits until it has come to life. */
export async function wake(page: Page): Promise<Locator> {
  const form = formOf(page);
  // Whoever is quicker than the page's script points once more.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await form.hover();
    await expect(page.locator('astro-island:not([ssr]) form[action]')).toBeAttached({
      timeout: 2000,
    });
  }).toPass();
  return form;
}

/** Opens a page and waits until its form has come to life. */
export async function openForm(page: Page, path = '/contact'): Promise<Locator> {
  await page.goto(path);
  return wake(page);
}

export const control = (form: Locator, field: Field) =>
  form.getByRole('textbox', { name: field, exact: true });

export async function fill(
  form: Locator,
  values: Partial<Record<Field, string>> = good,
): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    await form.getByRole('textbox', { name: field, exact: true }).fill(value);
  }
}

/** Where the form says that an enquiry was received. */
export const thanks = (form: Locator) => form.getByRole('status');
/** Where it says that one was not. */
export const trouble = (form: Locator) => form.getByRole('alert');

export const send = (form: Locator) => form.getByRole('button', { name: 'Send Message' });
export const tryAgain = (form: Locator) => form.getByRole('button', { name: 'Try again' });
export const edit = (form: Locator) => form.getByRole('button', { name: 'Edit my message' });

export const answerWith = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** Holds every enquiry back until it is let go, and counts them. */
export async function holdPosts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const names: string[] = [];
  await page.route('**/api/contact', async (route) => {
    names.push(route.request().postDataJSON().name);
    await promise;
    await route.continue();
  });
  return { release: resolve, names };
}

/** What a browser says in the console, and nothing else: an answer that is an error, and no answer. */
export const statusOf = (code: number) =>
  new RegExp(`^Failed to load resource: .* status of ${code} `);
export const noAnswer = (code: string) => new RegExp(`^Failed to load resource: net::ERR_${code}$`);
/** What the form itself reports (§4), with its place in the code behind it. */
export const reported = (error: string) => new RegExp(`^${error}(?:\n    at |$)`);
export const whileOffline = [
  noAnswer('INTERNET_DISCONNECTED'),
  noAnswer('FAILED'),
  reported('TypeError: Failed to fetch'),
];
