/** Shows the outcome of a copy. Loaded after the first copy, because it imports the toasts. */
import { showToast } from '../Toasts/show-toast.ts';

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const { copied = '', refused = '' } = button.dataset;
  const show = () => {
    if (button.dataset.outcome === 'copied') showToast(copied, 'success');
    if (button.dataset.outcome === 'refused') showToast(refused);
  };
  show();
  button.addEventListener('copied', show);
}
