import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A line of text with its box, its colour and the contrast it needs. */
interface Piece {
  readonly words: string;
  readonly colour: readonly number[];
  readonly least: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Every visible line of text that is not decoration. */
const piecesOf = (page: Page) =>
  page.evaluate(() => {
    const pieces: Piece[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim()) continue;
      if (
        parent.closest('[aria-hidden="true"], .visually-hidden, .skip-link, svg, script, style')
      ) {
        continue;
      }
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight, clipPath } = getComputedStyle(parent);
      // Text for screen readers.
      if (clipPath !== 'none' || parent.getBoundingClientRect().width <= 1) continue;
      const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
      // Transparent colours and other colour spaces are left to the checkers.
      if (!color.startsWith('rgb') || alpha < 1) continue;
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      range.selectNodeContents(text);
      for (const { left, top, width, height } of range.getClientRects()) {
        const isOnPage = left >= 0 && left + width <= innerWidth && top + scrollY >= 0;
        if (!isOnPage || width < 4 || height < 4) continue;
        pieces.push({
          words: text.textContent.trim().slice(0, 60),
          colour: [red, green, blue],
          least: isLarge ? 3 : 4.5,
          left,
          top: top + scrollY,
          width,
          height,
        });
      }
    }
    return pieces;
  });

const brightness = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
  const linear = (value: number) =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Texts with too little contrast to any pixel behind them. */
export async function lowContrastTexts(page: Page): Promise<string[]> {
  const pieces = await piecesOf(page);
  await page.addStyleTag({
    content: `* { color: transparent !important; -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important; text-shadow: none !important;
      caret-color: transparent !important; transition: none !important; }`,
  });
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pieces.flatMap(({ words, colour, least, left, top, width, height }) => {
    const own = brightness(colour);
    let worst = 21;
    // Leaves out the edges of the line, where a border may be.
    for (let y = Math.ceil(top + height * 0.2); y < top + height * 0.8; y += 2) {
      for (let x = Math.ceil(left + 1); x < left + width - 1; x += 2) {
        if (x >= info.width || y >= info.height) continue;
        const at = (y * info.width + x) * info.channels;
        worst = Math.min(worst, contrast(own, brightness([...data.subarray(at, at + 3)])));
      }
    }
    return worst < least ? [`${worst.toFixed(2)} of ${least}: ${words}`] : [];
  });
}
