/**
 * Returns a function that moves the focus out of an element, back to where it came from. Otherwise
 * closing a focused toast would drop the focus to the page.
 */
export function focusReturner(place: HTMLElement): () => void {
  let before: HTMLElement | undefined;
  place.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !place.contains(relatedTarget)) {
      before = relatedTarget;
    }
  });
  return () => {
    if (!place.contains(document.activeElement)) return;
    const target = before?.isConnected ? before : document.querySelector('main');
    target?.focus();
  };
}
