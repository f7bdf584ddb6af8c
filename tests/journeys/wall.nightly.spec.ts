import { expect, test } from '#harness/journey.ts';
import { consoleOn, pageKinds } from '#harness/site-pages.ts';

const widths = [360, 768, 1280, 1920, 2560];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages on which content covers the end of a wall, or text decides its height. */
const coveredEnds = ['/case_study/Back-Office', '/portfolio', '/team-single/Amina-Rahman'];

/** Finds cut tiles in the walls of a page, and lit stars that are cut off or behind a word. */
function wallFaults(isEndCovered: boolean): string[] {
  const found: string[] = [];
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;
  const wordsIn = (band: Element) => {
    const words: DOMRect[] = [];
    const walker = document.createTreeWalker(band, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (
        node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      ) {
        words.push(...range.getClientRects());
      }
    }
    return words;
  };
  for (const wall of document.querySelectorAll<HTMLElement>('[data-tile-wall]')) {
    const tile = Number.parseFloat(getComputedStyle(wall).fontSize);
    const box = wall.getBoundingClientRect();
    const isWhole = (length: number) => Math.abs(length / tile - Math.round(length / tile)) < 0.01;
    // The wall is as wide as the window, whose edges cut unlit tiles (docs/decisions/0024).
    if (!isEndCovered && !isWhole(box.height))
      found.push(`a wall ${box.height} px high, with tiles of ${tile} px`);
    const band = wall.closest('section') ?? wall;
    if (band.getBoundingClientRect().bottom < box.bottom - 1)
      found.push('a wall ends below its band');
    const words = wordsIn(band);
    for (const lit of wall.querySelectorAll('i')) {
      const star = lit.getBoundingClientRect();
      if (star.width === 0 || !meet(star, box)) continue;
      const isInside =
        star.left >= box.left - 1 &&
        star.right <= Math.min(box.right, innerWidth) + 1 &&
        star.top >= box.top - 1 &&
        star.bottom <= box.bottom + 1;
      if (!isInside) found.push(`${lit.className} is cut`);
      if (words.some((word) => meet(word, star))) found.push(`${lit.className} is behind a word`);
    }
  }
  return found;
}

for (const path of pageKinds) {
  test.describe(path, () => {
    test.use({ expectedConsole: consoleOn(path) });

    test('walls are whole tiles high, and no lit tile is cut off or behind a word', async ({
      page,
    }) => {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const faults = await page.evaluate(wallFaults, coveredEnds.includes(path));
        expect.soft(faults, `${width} px`).toEqual([]);
      }
    });
  });
}
