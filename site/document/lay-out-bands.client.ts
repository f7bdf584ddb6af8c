/**
 * Until now only what is near the window has been laid out (styles/utilities.css). The rest follows band by
 * band, each in a task of its own, once the typefaces are there: so each is laid out once, and nothing that a
 * visitor does waits long.
 */
const root = document.documentElement;
const bands = [...document.querySelectorAll<HTMLElement>('main > [data-band], body > footer')];

const frame = () => new Promise(requestAnimationFrame);
const task = () => new Promise((done) => setTimeout(done));

async function layOut(): Promise<void> {
  // One frame asks for the typefaces.
  await frame();
  await task();
  await document.fonts.ready;
  for (const band of bands) {
    band.dataset.laidOut = '';
    await frame();
    await task();
  }
  delete root.dataset.firstScreen;
}

if (root.hasAttribute('data-first-screen')) void layOut();

export {};
