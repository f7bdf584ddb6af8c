import { type ToastRequest, toastEvent } from './show-toast.ts';

/**
 * Every page can show toasts, and hardly any visit needs one: React and the toasts come with the
 * first. Requests wait for the same import, so they appear in the order they were made.
 */
document.addEventListener(toastEvent, (event) => {
  const request = (event as CustomEvent<ToastRequest>).detail;
  const place = document.querySelector<HTMLElement>('[data-toasts]');
  if (!place) return;
  import('../islands/Toasts/mount-toasts.tsx').then(
    ({ mountToasts }) => mountToasts(place, request),
    // Without its files (offline, or a newer release has replaced them) a toast is a plain line.
    () => {
      place.textContent = request.text;
      setTimeout(() => place.replaceChildren(), 5000);
    },
  );
});
