/** What a toast is about; errors interrupt a screen reader, everything else waits for a pause. */
export type ToastKind = 'info' | 'success' | 'error';

export interface ToastRequest {
  readonly text: string;
  readonly kind: ToastKind;
}

export const toastEvent = 'site:toast';

/**
 * Shows a toast on the page the visitor is on. Safe to call from anywhere in the browser: it only
 * sends an event, and React is loaded by the listener (toasts.ts) when the first one arrives.
 */
export function showToast(text: string, kind: ToastKind = 'info'): void {
  const detail: ToastRequest = { text, kind };
  document.dispatchEvent(new CustomEvent(toastEvent, { detail }));
}
