import type { Page } from '@playwright/test';

/** Makes the browser report that its visitor saves data: a page then loads only pictures in view. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
