import { enquiryForm as content } from '#content/enquiry.ts';
import { delivery } from '#delivery/delivery.ts';
import { showToast } from '#islands/Toasts/show-toast.ts';

/** Sends the pending enquiries of earlier pages and shows a toast on the current page. */
async function send(): Promise<void> {
  const accepted = await delivery.sendPending();
  if (accepted > 0) showToast(content.sentLater(accepted), 'success');
}

void send();
addEventListener('online', () => void send());
