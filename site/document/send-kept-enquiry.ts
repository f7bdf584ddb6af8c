import { enquiryForm as content } from '#content/enquiry.ts';
import { delivery } from '#delivery/delivery.ts';
import { showToast } from '#islands/Toasts/show-toast.ts';

/** Sends what an earlier page has kept, and tells the visitor, whatever page they are on by now. */
export async function sendKeptEnquiry(): Promise<void> {
  const outcome = await delivery.sendKept();
  if (outcome?.state === 'accepted') showToast(content.sentLater, 'success');
}
