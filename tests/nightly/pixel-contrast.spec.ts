import { desktop, expect, phone, test, waitForFonts } from '../harness/journey.ts';
import { consoleOn, pageKinds, sitePages } from '../harness/site-pages.ts';
import { faintTexts } from './pixel-contrast.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const path of sitePages) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    for (const size of pageKinds.includes(path) ? [desktop, phone] : [desktop]) {
      test(`every text stands out from what is painted behind it, ${size.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        await page.goto(path);
        await waitForFonts(page);
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager';
          return Promise.allSettled([...document.images].map((image) => image.decode()));
        });
        expect(await faintTexts(page)).toEqual([]);
      });
    }
  });
}

test('a faint text is seen', async ({ page }) => {
  await page.goto('/about');
  await page.addStyleTag({
    content: 'h1 { background: rgb(128 128 128); color: rgb(120 120 120); }',
  });
  expect((await faintTexts(page)).join()).toMatch(/^1\.\d\d of 3: /);
});
