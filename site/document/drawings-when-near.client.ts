/** The file of a band's drawings comes when one of them is near (components/NearDrawing). */
const drawings = document.querySelectorAll<SVGUseElement>('[data-near]');

const draw = (drawing: SVGUseElement) => drawing.setAttribute('href', drawing.dataset.near ?? '');

/** Before the first scroll a drawing is near when it is in sight. */
const watch = (rootMargin: string) => {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        target.closest('[data-band]')?.querySelectorAll<SVGUseElement>('[data-near]').forEach(draw);
      }
    },
    { rootMargin },
  );
  for (const { ownerSVGElement } of drawings) if (ownerSVGElement) watcher.observe(ownerSVGElement);
};
watch('0px');
window.addEventListener('scroll', () => watch('200px'), { once: true });
window.addEventListener('beforeprint', () => drawings.forEach(draw));

export {};
