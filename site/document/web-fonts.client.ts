/**
 * Switches the web fonts of a first visit on when all have arrived (docs/decisions/0020). The bands below the
 * window follow one a frame: laying out the whole page at once was the longest task after the first paint.
 */
const webFonts = document.querySelector<HTMLStyleElement>('[data-web-fonts]');

/** Resolves when a font that is being preloaded has arrived. */
const load = ({ href }: HTMLLinkElement) => new FontFace('preloaded', `url(${href})`).load();

async function switchOn(styles: HTMLStyleElement): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('[as=font]');
  await Promise.allSettled(Array.from(links, load));
  // Only bands: `content-visibility` would clip the link back to the top, which is outside its own box.
  const bands = [
    ...document.querySelectorAll<HTMLElement>('main > [data-band], body > footer'),
  ].filter((band) => band.getBoundingClientRect().top > innerHeight);
  const heights = bands.map((band) => band.offsetHeight);
  for (const [index, { style }] of bands.entries()) {
    style.cssText = `content-visibility: auto; contain-intrinsic-block-size: ${heights[index]}px`;
  }
  styles.media = 'all';
  for (const { style } of bands) {
    await new Promise(requestAnimationFrame);
    style.cssText = '';
  }
}

if (webFonts?.media === 'not all') void switchOn(webFonts);

export {};
