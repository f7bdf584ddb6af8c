import { jobs } from '#content/jobs/careers.ts';
import { expect, test } from '#harness/journey.ts';

const pages = [
  '/contact',
  '/faqs',
  '/career',
  ...jobs.map(({ page }) => page.path),
  '/privacypolicy',
  '/termsconditions',
  '/accessibility',
];

const longWord = 'Pilgerunterkunftsbuchungsplattformentwicklungsgesellschaft';

test.describe('at 320 px', () => {
  // Still: a row of the board that is flipping is wider for a moment than it is.
  test.use({
    viewport: { width: 320, height: 640 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const path of pages) {
    test(`${path} holds its texts, however long their words`, async ({ page }) => {
      await page.goto(path);
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      expect(await overflow()).toBe(0);
      await page.getByRole('main').evaluate((main, word) => {
        for (const details of main.querySelectorAll('details')) details.removeAttribute('name');
        for (const details of main.querySelectorAll('details')) details.open = true;
        for (const part of main.querySelectorAll('h1, h2, h3, p, li, dt, dd, a')) {
          part.append(` ${word}`);
        }
      }, longWord);
      expect(await overflow()).toBe(0);
      // Bands hide what sticks out, so the words themselves are measured.
      const cut = await page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd, a')]
          .filter((part) => part.checkVisibility())
          .filter((part) => part.getBoundingClientRect().right > innerWidth)
          .map((part) => `${part.tagName} ${part.textContent?.slice(0, 40)}`),
      );
      expect(cut).toEqual([]);
    });
  }
});
