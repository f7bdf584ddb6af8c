/**
 * "View Detail" scrolls to the top smoothly (specification, section 2): this page scrolls up while
 * the next one loads, which opens at its top.
 */
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

for (const link of document.querySelectorAll('[data-scroll-to-top]')) {
  link.addEventListener('click', () => {
    scrollTo({ top: 0, behavior: reducedMotion.matches ? 'instant' : 'smooth' });
  });
}
