/** Switches the web fonts of a first visit on when all have arrived (docs/decisions/0020). */
const webFonts = document.querySelector<HTMLStyleElement>('[data-web-fonts]');

/** Resolves when a font that is being preloaded has arrived. */
const load = ({ href }: HTMLLinkElement) => new FontFace('preloaded', `url(${href})`).load();

async function switchOn(styles: HTMLStyleElement): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('[as=font]');
  await Promise.allSettled(Array.from(links, load));
  styles.media = 'all';
}

if (webFonts?.media === 'not all') void switchOn(webFonts);

export {};
