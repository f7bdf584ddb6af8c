/**
 * What closes with the focus in it would leave the keyboard nowhere: the returned function takes the focus
 * from a place back to where it came from.
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
