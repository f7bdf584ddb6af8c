import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#harness/journey.ts';

const widths = [480, 640, 800, 1200, 1600];

async function expectUncroppedAndRightSize(page: Page, picture: Locator): Promise<void> {
  await picture.locator('xpath=ancestor::*[self::li or self::section][1]').scrollIntoViewIfNeeded();
  const natural = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(natural).toBeGreaterThan(0);
  const { file, cropped, needed } = await picture.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    return {
      file: image.currentSrc.split('/').at(-1) ?? '',
      cropped: Math.abs(width / height / (image.naturalWidth / image.naturalHeight) - 1),
      needed: width * devicePixelRatio,
    };
  });
  const place = `${new URL(page.url()).pathname} ${file} for ${Math.round(needed)} px`;
  expect.soft(cropped, `${place}: is not cropped`).toBeLessThan(0.01);
  const taken = Number(/-(\d+)\./.exec(file)?.[1]);
  const smaller = widths[widths.indexOf(taken) - 1] ?? 0;
  expect.soft(smaller, `${place}: no smaller file is large enough`).toBeLessThan(needed);
  const isLargest = taken === widths.at(-1) || (/-phone-/.test(file) && taken === 1200);
  if (!isLargest) expect.soft(taken, `${place}: is sharp`).toBeGreaterThan(needed * 0.97);
}

for (const { width, density } of [
  { width: 360, density: 2 },
  { width: 768, density: 1 },
  { width: 1280, density: 1 },
  { width: 1920, density: 1 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      deviceScaleFactor: density,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('pictures are not cropped and load in the size in which they are shown', async ({
      page,
    }) => {
      // Small pictures first, because Chromium prefers a larger file that is in its cache.
      for (const path of ['/team-single/Amina-Rahman', '/portfolio', '/case_study/Back-Office']) {
        await page.goto(path);
        const pictures = page.getByRole('main').locator('picture img');
        await expect(pictures).not.toHaveCount(0);
        for (const picture of await pictures.all()) {
          await expectUncroppedAndRightSize(page, picture);
        }
      }
    });
  });
}
