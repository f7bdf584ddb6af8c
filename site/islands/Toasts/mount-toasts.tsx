import { createRoot } from 'react-dom/client';
import { toast } from 'react-toastify/unstyled';
import { focusReturner } from './focus-returner.ts';
import type { ToastRequest } from './show-toast.ts';
import { Toasts } from './Toasts.tsx';

let returnFocus: (() => void) | undefined;

/** Renders the toast container on the first call, then shows the toast. */
export function mountToasts(place: HTMLElement, { text, kind }: ToastRequest): void {
  if (!returnFocus) {
    returnFocus = focusReturner(place);
    place.replaceChildren();
    createRoot(place).render(<Toasts />);
  }
  toast(text, { type: kind, onClose: returnFocus });
}
