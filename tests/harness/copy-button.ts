import type { Locator, Page } from '@playwright/test';

export const copyButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Copy the email address' });
