/**
 * A first visit is painted in the fallback fonts. When the fonts have arrived, three bands a frame change to
 * them: changing the whole page at once was the longest task after the first paint.
 */
const bandsPerFrame = 3;

async function changeFonts(): Promise<void> {
  await document.fonts.ready;
  const bands = [...document.querySelectorAll('body > :not(main), main > *')];
  while (bands.length > 0) {
    for (const band of bands.splice(0, bandsPerFrame)) band.setAttribute('data-fonts', '');
    await new Promise(requestAnimationFrame);
  }
}

if (document.documentElement.hasAttribute('data-first-visit')) void changeFonts();

export {};
