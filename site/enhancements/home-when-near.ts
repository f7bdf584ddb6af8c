/** The first view needs none of what the lower bands do: their script comes when the first of them is near. */
const watcher = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watcher.disconnect();
    void import('./home.ts');
  },
  { rootMargin: '300px' },
);
for (const part of document.querySelectorAll(
  '[data-video-dialog], [data-count-up], [data-route]',
)) {
  watcher.observe(part);
}

export {};
