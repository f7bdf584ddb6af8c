import type { Locator, Page } from '@playwright/test';

/** The button on /contact that copies the email address. */
export const copyButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Copy the email address' });
