import type { Locator, Page } from '@playwright/test';

export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('group').filter({ hasText: text });
