import type { Page } from '@playwright/test';

/** Turns on Save-Data, with which a page loads only the pictures in view. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
