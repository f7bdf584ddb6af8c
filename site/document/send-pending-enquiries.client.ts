import { enquiryForm as content } from '#content/enquiry.ts';
import { delivery } from '#delivery/delivery.ts';
import { showToast } from '#islands/Toasts/show-toast.ts';

/** Sends what earlier pages have kept, and tells the visitor, whatever page they are on by now. */
async function send(): Promise<void> {
  const accepted = await delivery.sendKept();
  if (accepted > 0) showToast(content.sentLater(accepted), 'success');
}

void send();
addEventListener('online', () => void send());
