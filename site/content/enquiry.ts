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
  /** Another address for a site that is hosted apart from the service (CONTACT_ENDPOINT at build time). */
  endpoint: import.meta.env.CONTACT_ENDPOINT || defaultEndpoint,
  fields: {
    name: { label: 'Name', placeholder: 'Your Name', autoComplete: 'name' },
    email: { label: 'Email', autoComplete: 'email', type: 'email' },
    company: { label: 'Company', autoComplete: 'organization' },
    phone: { label: 'Phone', autoComplete: 'tel', type: 'tel' },
    message: { label: 'Message', placeholder: 'How can we help you?' },
  } satisfies Readonly<Record<FieldName, Field>> as Readonly<Record<FieldName, Field>>,
  /** The field that only machines fill in. */
  honeypot: 'Leave this field empty',
  send: 'Send Message',
  sending: 'Sending…',
  tryAgain: 'Try again',
  edit: 'Edit my message',
  /** Specification, section 8. */
  failure: 'Something went wrong. Please try again.',
  sentLater: 'Your enquiry has been sent',
} as const;
