/**
 * An enquiry that could not be sent goes out by itself: when the browser is back online, or on the
 * next page the visitor opens. The code for it is loaded only when there is one.
 */
import type { StorageName } from '#delivery/kept-enquiries.ts';

/** Repeated, and held to the original by its type: importing a word would cost every page a request. */
const storageName: StorageName = 'kept-enquiries';

function isKept(): boolean {
  try {
    return sessionStorage.getItem(storageName) !== null;
  } catch {
    return false;
  }
}

const sendIfKept = () => {
  if (!navigator.onLine || !isKept()) return;
  import('./send-kept-enquiry.ts')
    .then(({ sendKeptEnquiry }) => sendKeptEnquiry())
    // If even the code cannot be had, the enquiry stays kept for the next page.
    .catch(() => undefined);
};

window.addEventListener('online', sendIfKept);
// A page that is only being prepared must not send what the page in view is sending. Once it is in view it
// is painted first: the browser's first look into its storage takes most of a frame.
if (document.prerendering) {
  document.addEventListener('prerenderingchange', () =>
    requestAnimationFrame(() => setTimeout(sendIfKept)),
  );
} else sendIfKept();
