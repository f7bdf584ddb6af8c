/** What a toast is about. None is so urgent that it would interrupt a screen reader. */
export type ToastKind = 'info' | 'success';

export interface ToastRequest {
  readonly text: string;
  readonly kind: ToastKind;
}

const load = () => import('./mount-toasts.tsx');

/** One promise for all: whoever asks while it is on its way is shown in the order of asking. */
let loading: ReturnType<typeof load> | undefined;

/** Without its files (offline, or a newer release has replaced them) a toast is a plain line. */
function showLine(place: HTMLElement, text: string): void {
  place.textContent = text;
  setTimeout(() => place.replaceChildren(), 5000);
}

/**
 * Shows a toast on the page the visitor is on. Safe to call from anywhere in the browser: hardly any
 * visit needs one, so React and the toasts come with the first.
 */
export function showToast(text: string, kind: ToastKind = 'info'): void {
  const place = document.querySelector<HTMLElement>('[data-toasts]');
  if (!place) return;
  loading ??= load();
  loading.then(
    ({ mountToasts }) => mountToasts(place, { text, kind }),
    () => {
      loading = undefined;
      showLine(place, text);
    },
  );
}
