/** The file of a band's drawings comes when the band is near (components/NearDrawing). */
const bands = document.querySelectorAll('[data-band]:has([data-near])');

const draw = (band: Element) => {
  for (const drawing of band.querySelectorAll<SVGUseElement>('[data-near]')) {
    drawing.setAttribute('href', drawing.dataset.near ?? '');
  }
};

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      draw(target);
    }
  },
  { rootMargin: '200px' },
);
for (const band of bands) watcher.observe(band);
window.addEventListener('beforeprint', () => bands.forEach(draw));

export {};
