import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { desktop, expect, test, waitForScripts } from '../harness/journey.ts';
import { readAloud } from './read-aloud.ts';

const placeOf = (file: string) => join(import.meta.dirname, 'transcripts', file);
const reviewed = (file: string) => readFileSync(placeOf(file), 'utf8').trimEnd().split('\n');

const howToUpdate =
  'Review the change as if you could only hear the page. If it is right, update the file with UPDATE_TRANSCRIPTS=1 npm test -- tests/nightly/transcripts.spec.ts.';

test.use({
  // The page's policy would block the reader.
  bypassCSP: true,
  viewport: desktop,
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(({ page }) =>
  page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  ),
);

/** Opens a page and waits for its scripts, which set ARIA states, and for its map. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
  if (path !== '/contact') return;
  await page.getByRole('link', { name: /^Open the map/ }).scrollIntoViewIfNeeded();
  await expect(page.getByTitle(/^Map of/)).toBeVisible();
}

for (const [path, file] of [
  ['/', 'home.txt'],
  ['/contact', 'contact.txt'],
] as const) {
  test(`a screen reader reads ${path} as in the reviewed transcript`, async ({ page }) => {
    await open(page, path);
    const heard = await readAloud(page);
    expect(heard.at(-1)).toBe('end of document');
    if (process.env.UPDATE_TRANSCRIPTS) writeFileSync(placeOf(file), `${heard.join('\n')}\n`);
    expect(heard, howToUpdate).toEqual(reviewed(file));
  });
}
