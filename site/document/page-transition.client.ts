/**
 * Skips a page transition in which no picture moves, because it would only delay the next page
 * (docs/decisions/0027).
 */
addEventListener('pageswap', ({ viewTransition }) => {
  if (!document.querySelector('[data-shows]:focus-within')) viewTransition?.skipTransition();
});

export {};
