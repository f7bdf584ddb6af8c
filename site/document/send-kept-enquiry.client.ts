/**
 * An enquiry that could not be sent goes out by itself: when the browser is back online, or on the
 * next page the visitor opens. The code for it is loaded only when there is one.
 */
import { showToast } from '#islands/Toasts/show-toast.ts';

async function sendKept(): Promise<void> {
  const { deliver } = await import('#delivery/kept-enquiry.ts');
  const outcome = await deliver();
  if (outcome?.kind === 'accepted') showToast('Your enquiry has been sent', 'success');
}

function isKept(): boolean {
  try {
    return sessionStorage.getItem('kept-enquiry') !== null;
  } catch {
    return false;
  }
}

const sendIfKept = () => {
  // If even the code cannot be had, the enquiry stays kept for the next page.
  if (isKept() && navigator.onLine) void sendKept().catch(() => undefined);
};
window.addEventListener('online', sendIfKept);
declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}

// A page that is only being prepared must not send what the page in view is sending.
if (document.prerendering) document.addEventListener('prerenderingchange', sendIfKept);
else sendIfKept();
