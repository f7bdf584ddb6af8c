import type { Locator, Page } from '@playwright/test';

/** The toast with a text. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('group').filter({ hasText: text });
