import { type ToastRequest, toastEvent } from './show-toast.ts';

const load = () => import('./mount-toasts.tsx');

/** One promise for all: whoever asks while it is on its way is shown in the order of asking. */
let loading: ReturnType<typeof load> | undefined;

/** Every page can show toasts, and hardly any visit needs one: React and the toasts come with the first. */
document.addEventListener(toastEvent, (event) => {
  const request = (event as CustomEvent<ToastRequest>).detail;
  const place = document.querySelector<HTMLElement>('[data-toasts]');
  if (!place) return;
  loading ??= load();
  loading.then(
    ({ mountToasts }) => mountToasts(place, request),
    // Without its files (offline, or a newer release has replaced them) a toast is a plain line.
    () => {
      loading = undefined;
      place.textContent = request.text;
      setTimeout(() => place.replaceChildren(), 5000);
    },
  );
});
