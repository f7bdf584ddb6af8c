/**
 * The privacy policy promises that the map is requested only near the view. `loading="lazy"` would
 * break that: Chromium requests a lazy frame up to 1,250 px ahead, so here at load, and at once
 * without scripts.
 */
const nearView = '300px';

function layFrame(ground: HTMLElement): void {
  const { map = '', mapTitle = '' } = ground.dataset;
  const frame = document.createElement('iframe');
  frame.title = mapTitle;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = map;
  ground.append(frame);
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const lay = () => layFrame(target as HTMLElement);
      // Offline, the frame would show the browser's own error instead of the drawing.
      if (navigator.onLine) lay();
      else addEventListener('online', lay, { once: true });
    }
  },
  { rootMargin: nearView },
);

for (const ground of document.querySelectorAll('[data-map]')) observer.observe(ground);
