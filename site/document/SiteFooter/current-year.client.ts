/** Updates the year: the site may have been built last year. */
for (const element of document.querySelectorAll('[data-current-year]')) {
  element.textContent = String(new Date().getFullYear());
}
