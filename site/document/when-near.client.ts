/**
 * What a page's first view does not need comes when it is near. Pictures: a browser's own lazy loading
 * begins two screens ahead, which on a phone is most of a page's weight (without a script they load
 * as the browser likes, see styles/utilities.css). And the script of the bands that have
 * one, and the file of their drawings (components/NearDrawing).
 */
const bands = '[data-count-up], [data-route]';
const drawings = '[data-near]';

const show = (element: Element) => {
  // Without its script (offline) a band stays as it is in the page, and works.
  if (element.matches(bands)) void import('./bands.client.ts').catch(() => undefined);
  for (const drawing of element.querySelectorAll<SVGUseElement>(drawings)) {
    drawing.setAttribute('href', drawing.dataset.near ?? '');
  }
  element.removeAttribute('data-when-near');
};

const elements = document.querySelectorAll(
  `[data-when-near], ${bands}, [data-band]:has(${drawings})`,
);
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      show(target);
    }
  },
  { rootMargin: '200px' },
);
for (const element of elements) watcher.observe(element);
window.addEventListener('beforeprint', () => elements.forEach(show));

export {};
