import { responsePages } from '#enquiry/response-pages.ts';

/** The pages that visitors without JavaScript see after they have sent the form. */
export const receivedPage = {
  page: {
    path: responsePages.received,
    title: 'Enquiry received',
    kicker: 'Contact',
    updated: '2026-11-15',
    indexed: false,
    description: 'We have received your enquiry and will reply by email.',
  },
  title: 'Thank you',
  action: { title: 'Back to the home page', link: '/' },
} as const;

export const againPage = {
  page: {
    path: responsePages.again,
    title: 'Your enquiry was not sent',
    kicker: 'Contact',
    updated: '2026-11-15',
    indexed: false,
    description: 'Your enquiry has not been sent yet. Please check it and send it again.',
  },
  title: 'Almost there',
  form: 'Your enquiry',
} as const;
