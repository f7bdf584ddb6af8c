import { desktop, expect, phone, test, waitForFonts } from '../harness/journey.ts';
import { consoleOn, pageKinds } from '../harness/site-pages.ts';
import { lowContrastTexts } from './pixel-contrast.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const path of pageKinds) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    test('every text has enough contrast to the pixels behind it', async ({ page }) => {
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size);
        await page.goto(path);
        await waitForFonts(page);
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager';
          return Promise.allSettled([...document.images].map((image) => image.decode()));
        });
        expect.soft(await lowContrastTexts(page), `${size.width} px`).toEqual([]);
      }
    });
  });
}
