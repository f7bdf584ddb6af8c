import type { Locator, Page } from '@playwright/test';

/** A toast with these words. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('group').filter({ hasText: text });
