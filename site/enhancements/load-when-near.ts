/**
 * Pictures that come when they are needed. A browser's own lazy loading begins two screens ahead,
 * which on a phone is most of a page's weight; these wait until they are almost in view. Without a
 * script they load as the browser likes (styles/utilities.css).
 */
const ahead = '400px';

const show = (frame: Element) => frame.removeAttribute('data-when-near');

const frames = document.querySelectorAll('[data-when-near]');
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      show(target);
    }
  },
  { rootMargin: ahead },
);
for (const frame of frames) watcher.observe(frame);
window.addEventListener('beforeprint', () => frames.forEach(show));

export {};
