import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { desktop, expect, test, waitForScripts } from '../harness/journey.ts';
import { consoleOn, pageKinds } from '../harness/site-pages.ts';
import { gluedNames, readAloud } from './read-aloud.ts';

/** What a screen reader says on a page, reviewed like code: a phrase a line. */
const transcripts = { '/': 'home.txt', '/contact': 'contact.txt' } as const;

const placeOf = (file: string) => join(import.meta.dirname, 'transcripts', file);
const reviewed = (file: string) => readFileSync(placeOf(file), 'utf8').trimEnd().split('\n');

const howToRenew =
  'Read the change as someone who only hears the page; where it is right, renew the file with UPDATE_TRANSCRIPTS=1 npm run test:nightly -- transcripts.spec and review it.';

test.use({
  // The reader comes from outside; the page's policy would keep it out.
  bypassCSP: true,
  viewport: desktop,
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(({ page }) =>
  page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  ),
);

/** Opens a page with its scripts, which set the states that are read out, and with its map if it has one. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
  if (path !== '/contact') return;
  await page.getByRole('link', { name: /^Open the map/ }).scrollIntoViewIfNeeded();
  await expect(page.getByTitle(/^Map of/)).toBeVisible();
}

for (const [path, file] of Object.entries(transcripts)) {
  test(`${path} is read aloud as reviewed`, async ({ page }) => {
    await open(page, path);
    const heard = await readAloud(page);
    expect(heard.at(-1)).toBe('end of document');
    if (process.env.UPDATE_TRANSCRIPTS) writeFileSync(placeOf(file), `${heard.join('\n')}\n`);
    expect(heard, howToRenew).toEqual(reviewed(file));
  });
}

test('a name that has changed is heard', async ({ page }) => {
  await open(page, '/contact');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await menu.evaluate((element) => element.setAttribute('aria-label', 'Somewhere else'));
  const heard = await readAloud(page);
  expect(heard).toContain('navigation, Somewhere else');
  expect(heard).not.toEqual(reviewed(transcripts['/contact']));
});

for (const path of pageKinds) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    test('has no name in which two words have grown together', async ({ page }) => {
      await page.goto(path);
      expect(await gluedNames(page)).toEqual([]);
    });
  });
}

test('two words that have grown together are found', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('main').evaluate((main) => {
    const title = document.createElement('h2');
    title.append(
      'Grown',
      Object.assign(document.createElement('span'), { textContent: 'together' }),
    );
    main.append(title);
  });
  expect(await gluedNames(page)).toEqual(['Growntogether']);
});
