import type { Page } from '@playwright/test';

const asWithoutScript = (text: string) =>
  text
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<\/?noscript>| integrity="[^"]*"/g, '')
    .replaceAll(/\(scripting:\s*none\)/g, 'all')
    .replaceAll(/\(scripting:\s*enabled\)/g, 'not all');

/**
 * Pages as a browser without scripts shows them, in one that has them: a checker is itself a script, and
 * its timers stand still where scripts are off.
 */
export async function takeScriptsAway(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) {
      return route.fallback();
    }
    const response = await route.fetch();
    return route.fulfill({ response, body: asWithoutScript(await response.text()) });
  });
}
