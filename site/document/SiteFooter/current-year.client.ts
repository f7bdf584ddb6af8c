/** The page says the year it was built in; a page built last year says the right one on 1 January. */
for (const element of document.querySelectorAll('[data-current-year]')) {
  element.textContent = String(new Date().getFullYear());
}
