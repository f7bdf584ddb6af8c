import { showToast } from '../Toasts/show-toast.ts';

/** Where copying is not allowed, the address is at least selected, ready to be copied by hand. */
function select(button: HTMLElement): void {
  const address = button.parentElement?.querySelector('a');
  if (address) getSelection()?.selectAllChildren(address);
}

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const { copy = '', copied = '', refused = '' } = button.dataset;
  button.addEventListener('click', async () => {
    try {
      // Absent outside a secure context, which is one more way of not being allowed.
      await navigator.clipboard.writeText(copy);
      showToast(copied, 'success');
    } catch {
      select(button);
      showToast(refused);
    }
  });
  button.setAttribute('data-ready', '');
}
