/**
 * Switches the web fonts of a first visit on when all have arrived (docs/decisions/0020). The bands below the
 * window follow one a frame: laying out the whole page at once was the longest task after the first paint.
 */
const webFonts = document.querySelector<HTMLStyleElement>('[data-web-fonts]');

/** Resolves when a preloaded font has arrived or failed, which may have been before this script ran. */
const settled = (link: HTMLLinkElement) =>
  new Promise<unknown>((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
    if (performance.getEntriesByName(link.href).length > 0) resolve(link);
  });

async function switchOn(styles: HTMLStyleElement): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]');
  await Promise.all(Array.from(links, settled));
  const bands = [...document.querySelectorAll<HTMLElement>('main > *, body > footer')]
    .filter((band) => band.getBoundingClientRect().top > innerHeight)
    .map((band) => ({ band, height: band.offsetHeight }));
  for (const { band, height } of bands) {
    band.style.contentVisibility = 'auto';
    band.style.containIntrinsicBlockSize = `${height}px`;
  }
  styles.media = 'all';
  for (const { band } of bands) {
    await new Promise(requestAnimationFrame);
    band.style.contentVisibility = '';
    band.style.containIntrinsicBlockSize = '';
  }
}

if (webFonts?.media === 'not all') void switchOn(webFonts);

export {};
