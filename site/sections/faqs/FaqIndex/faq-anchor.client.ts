/**
 * Opens a question for its anchor in browsers that do not open a closed `details` themselves, and
 * when an anchor is followed a second time.
 */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const question = target?.closest('[data-faq] details');
  if (!(question instanceof HTMLDetailsElement) || question.open) return;
  question.open = true;
  target?.scrollIntoView();
}

openTarget();
addEventListener('hashchange', openTarget);
