/**
 * "View Detail" scrolls to the top smoothly (specification, section 2): the page sets off for its
 * top while the next one, which begins at its own, is on its way.
 */
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

for (const link of document.querySelectorAll('[data-scroll-to-top]')) {
  link.addEventListener('click', () => {
    scrollTo({ top: 0, behavior: reducedMotion.matches ? 'instant' : 'smooth' });
  });
}
