/**
 * Counts figures up when they scroll into view. The final figure stays in the page for screen
 * readers; a visible copy counts in its place and is removed at the end.
 */
const duration = 900;
/** A visitor who reads a figure on its way up reads at least nine tenths of it. */
const firstShare = 0.9;

function countUp(figure: HTMLElement): void {
  const text = figure.textContent ?? '';
  const number = /\d+/.exec(text)?.[0];
  if (number === undefined) return;
  const copy = document.createElement('span');
  copy.ariaHidden = 'true';
  figure.toggleAttribute('data-counting', true);

  const start = performance.now();
  const step = (now: number) => {
    const progress = Math.min(1, Math.max(0, (now - start) / duration));
    const eased = 1 - (1 - progress) ** 3;
    const share = firstShare + (1 - firstShare) * eased;
    copy.textContent = text.replace(number, String(Math.ceil(Number(number) * share)));
    if (progress < 1) {
      requestAnimationFrame(step);
    } else {
      copy.remove();
      figure.toggleAttribute('data-counting', false);
    }
  };
  figure.append(copy);
  step(start);
}

if (matchMedia('(prefers-reduced-motion: no-preference)').matches) {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      countUp(target as HTMLElement);
    }
  });
  for (const figure of document.querySelectorAll('[data-count-up]')) seen.observe(figure);
}
