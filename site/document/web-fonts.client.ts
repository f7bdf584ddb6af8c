/** On a first visit, turns the web fonts on once all of them have loaded (docs/decisions/0020). */
const webFonts = document.querySelector<HTMLStyleElement>('[data-web-fonts]');

/** Resolves when a preloaded font is available. */
const load = ({ href }: HTMLLinkElement) => new FontFace('preloaded', `url(${href})`).load();

async function turnOn(styles: HTMLStyleElement): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('[as=font]');
  await Promise.allSettled(Array.from(links, load));
  styles.media = 'all';
}

if (webFonts?.media === 'not all') void turnOn(webFonts);

export {};
