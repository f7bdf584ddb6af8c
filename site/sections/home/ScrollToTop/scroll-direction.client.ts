/** Marks the link back to the top as shown while the visitor scrolls up. */
const rail = document.querySelector('[data-shown-on-way-up]');
let last = scrollY;

addEventListener(
  'scroll',
  () => {
    rail?.toggleAttribute('data-shown', scrollY < last);
    last = scrollY;
  },
  { passive: true },
);

export {};
