/** The script of the bands that have one comes when the first of them is near. */
const bands = document.querySelectorAll('[data-count-up]');
const watcher = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watcher.disconnect();
    // Without it (offline) a band stays as it is in the page, and works.
    void import('./bands.client.ts').catch(() => undefined);
  },
  { rootMargin: '200px' },
);
for (const band of bands) watcher.observe(band);

export {};
