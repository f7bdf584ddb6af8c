import { identity } from '#agency/identity.ts';
import type { FieldName } from '#enquiry/fields.ts';
import { defaultEndpoint } from '#enquiry/transport.ts';

interface Field {
  readonly label: string;
  readonly placeholder?: string;
  /** What browsers fill in by themselves. */
  readonly autoComplete?: string;
  readonly type?: 'text' | 'email' | 'tel';
}

/** What the enquiry form says; its error messages are in `enquiry/messages.ts`. */
export const enquiryForm = {
  /** Where the form sends to: CONTACT_ENDPOINT as the build has read it (build/contact-endpoint.ts). */
  endpoint: import.meta.env.ENQUIRY_ENDPOINT || defaultEndpoint,
  fields: {
    name: { label: 'Name', placeholder: 'Your Name', autoComplete: 'name' },
    email: { label: 'Email', autoComplete: 'email', type: 'email' },
    company: { label: 'Company', autoComplete: 'organization' },
    phone: { label: 'Phone', autoComplete: 'tel', type: 'tel' },
    message: { label: 'Message', placeholder: 'How can we help you?' },
  } satisfies Readonly<Record<FieldName, Field>> as Readonly<Record<FieldName, Field>>,
  /** The field that only machines fill in. */
  honeypot: 'Leave this field empty',
  required: 'All fields are required',
  send: 'Send Message',
  sending: 'Sending…',
  tryAgain: 'Try again',
  edit: 'Edit my message',
  /** Specification, section 8. */
  failure: 'Something went wrong. Please try again.',
  /** What the answer is, in a few words above it. */
  titles: {
    accepted: 'Message received',
    failed: 'Message not sent',
    postponed: 'Message not sent yet',
    refused: 'Message not accepted',
    sending: 'On their way',
  },
  /** The boarding pass on which the fields appear; a stage without a word shows how many are filled in. */
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
