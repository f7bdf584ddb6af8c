import type { Locator, Page } from '@playwright/test';
import { content } from '#harness/content.ts';
import { expect, test } from '#harness/journey.ts';

const { caseStudies, team: people } = content;

const widths = [480, 640, 800, 1200, 1600];

/** How a picture is shown: the shape of its file and of its place, and which file was taken. */
const seen = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    return {
      file: image.currentSrc.split('/').at(-1) ?? '',
      cut: Math.abs(width / height / (image.naturalWidth / image.naturalHeight) - 1),
      needed: width * devicePixelRatio,
    };
  });

async function expectWholeAndNoLargerThanNeeded(page: Page, part: Locator): Promise<void> {
  const pictures = part.locator('picture img');
  for (const picture of await pictures.all()) {
    await picture
      .locator('xpath=ancestor::*[self::li or self::section][1]')
      .scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
    const { file, cut, needed } = await seen(picture);
    const place = `${new URL(page.url()).pathname} ${file} for ${Math.round(needed)} px`;
    expect(cut, `${place}: nothing of it is cut`).toBeLessThan(0.01);
    const taken = Number(/-(\d+)\./.exec(file)?.[1]);
    expect(widths, place).toContain(taken);
    const smaller = widths[widths.indexOf(taken) - 1] ?? 0;
    expect(smaller, `${place}: a smaller file would not do`).toBeLessThan(needed);
    const isLargest = taken === widths.at(-1) || (/-phone-/.test(file) && taken === 1200);
    if (!isLargest) expect(taken, `${place}: it is sharp`).toBeGreaterThan(needed * 0.97);
  }
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

    test('the works stand whole, in files of the size they are shown in', async ({ page }) => {
      await page.goto('/portfolio');
      await expectWholeAndNoLargerThanNeeded(page, page.getByRole('main'));
    });

    test('the cases stand whole, in files of the size they are shown in', async ({ page }) => {
      for (const { slug } of caseStudies) {
        await page.goto(`/case_study/${slug}`);
        await expectWholeAndNoLargerThanNeeded(page, page.getByRole('main'));
      }
    });

    test('the case that a member worked on stands whole', async ({ page }) => {
      for (const { slug } of people) {
        await page.goto(`/team-single/${slug}`);
        await expectWholeAndNoLargerThanNeeded(page, page.getByRole('main'));
      }
    });
  });
}

test('a phone is shown one screen of each case, not a desktop made small', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const study of caseStudies) {
    await page.goto(`/case_study/${study.slug}`);
    const picture = page.getByRole('img', { name: study.imageDescription });
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    expect((await seen(picture)).file).toContain(String(study.phoneimage));
  }
});
