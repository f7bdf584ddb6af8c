/**
 * An enquiry that could not be sent is sent when the browser is back online, or on the next page
 * that the visitor opens. The code for it loads only when an enquiry is pending.
 */
import type { StorageName } from '#delivery/pending-enquiries.ts';
import { loadScripts } from './load-scripts.ts';

/** Not imported from pending-enquiries.ts, which would bring its schemas to every page. */
const storageName: StorageName = 'pending-enquiries';

function isPending(): boolean {
  try {
    return sessionStorage.getItem(storageName) !== null;
  } catch {
    return false;
  }
}

const sendPending = () => {
  if (navigator.onLine && isPending()) loadScripts('pending');
};

addEventListener('online', sendPending);
// A prerendered page must not send what the page in view is sending. After its
// activation it is painted first: the first read of the storage takes most of a frame.
if (document.prerendering) {
  document.addEventListener('prerenderingchange', () =>
    requestAnimationFrame(() => setTimeout(sendPending)),
  );
} else sendPending();
