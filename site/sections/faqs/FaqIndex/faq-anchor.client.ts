/**
 * A question can be linked to. Browsers that open a closed `details` for an anchor inside it need
 * no script; this is for the others, and for an anchor that is followed a second time.
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
