/** No kind is urgent enough to interrupt a screen reader. */
export type ToastKind = 'info' | 'success';

export interface ToastRequest {
  readonly text: string;
  readonly kind: ToastKind;
}

const load = () => import('./mount-toasts.tsx');

/** Shared, so toasts requested while it loads are shown in order. */
let loading: ReturnType<typeof load> | undefined;

/** Shows plain text when the scripts cannot be loaded: offline, or replaced by a newer release. */
function showLine(place: HTMLElement, text: string): void {
  place.textContent = text;
  setTimeout(() => place.replaceChildren(), 5000);
}

/**
 * Shows a toast. Few visits need one, so React and react-toastify load with the first.
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
