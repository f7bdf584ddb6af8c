import { createRoot } from 'react-dom/client';
import { toast } from 'react-toastify/unstyled';
import type { ToastRequest } from './show-toast.ts';
import { Toasts } from './Toasts.tsx';

let mounted = false;

/** Puts the toasts in their place on the first call, and shows this one. */
export function mountToasts(place: HTMLElement, { text, kind }: ToastRequest): void {
  if (!mounted) {
    mounted = true;
    place.replaceChildren();
    createRoot(place).render(<Toasts />);
  }
  toast(text, { type: kind, role: kind === 'error' ? 'alert' : 'status' });
}
