import { identity } from '#agency/identity.ts';
import type { FieldName } from '#enquiry/fields.ts';
import { defaultEndpoint } from '#enquiry/transport.ts';

interface Field {
  readonly label: string;
  readonly placeholder?: string;
  /** For the browser's autofill. */
  readonly autoComplete?: string;
  readonly type?: 'text' | 'email' | 'tel';
}

/** The texts of the enquiry form. Its error messages are in `enquiry/messages.ts`. */
export const enquiryForm = {
  /** The address the form posts to: CONTACT_ENDPOINT at build time (build/contact-endpoint.ts). */
  endpoint: import.meta.env.ENQUIRY_ENDPOINT || defaultEndpoint,
  fields: {
    name: { label: 'Name', placeholder: 'Your Name', autoComplete: 'name' },
    email: { label: 'Email', autoComplete: 'email', type: 'email' },
    company: { label: 'Company', autoComplete: 'organization' },
    phone: { label: 'Phone', autoComplete: 'tel', type: 'tel' },
    message: { label: 'Message', placeholder: 'How can we help you?' },
  } satisfies Readonly<Record<FieldName, Field>> as Readonly<Record<FieldName, Field>>,
  /** The label of the hidden field that only bots fill in. */
  honeypot: 'Leave this field empty',
  required: 'All fields are required',
  send: 'Send Message',
  sending: 'Sending…',
  tryAgain: 'Try again',
  edit: 'Edit my message',
  /** Specification, section 8. */
  failure: 'Something went wrong. Please try again.',
  /** The titles above a response. */
  titles: {
    accepted: 'Message received',
    failed: 'Message not sent',
    postponed: 'Message not sent yet',
    refused: 'Message not accepted',
    sending: 'On their way',
  },
  /** The pass beside the form. A stage without a word shows the number of completed fields. */
  pass: {
    from: 'From',
    you: 'YOU',
    to: 'To',
    airport: identity.airport,
    blank: '————————',
    checkIn: 'Check-in',
    filled: (count: number, total: number) => `${count} of ${total}`,
    stages: { writing: undefined, sending: 'Leaving', received: 'Arrived' },
  },
  waiting: (count: number) => `${count} enquiries are waiting to be sent.`,
  sentLater: (count: number) =>
    count === 1 ? 'Your enquiry has been sent' : `${count} enquiries have been sent`,
} as const;
