import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilLaidOut } from './journey.ts';

/** The button on /contact that copies the email address, once it has come to life. */
export async function copyButton(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Copy the email address' });
  await waitUntilLaidOut(page);
  await button.hover();
  await expect(page.locator('astro-island:not([ssr])').filter({ has: button })).toBeAttached();
  return button;
}
