/** Where enquiries are sent to, unless a build is told otherwise. */
export const defaultEndpoint = '/api/contact';

/** Whether the same enquiry may be accepted later; otherwise it must be edited. */
export const isRetriable = (status: number): boolean =>
  status >= 500 || [408, 409, 429].includes(status);

/** What travels beside the five fields when the form sends JSON. */
export const formHeaders = {
  key: 'Idempotency-Key',
  /** Whatever is in the field that people do not see. */
  honeypot: 'Form-Trap',
} as const;

/** The same in a native post, which has no headers of its own; `form` says which form it was. */
export const formFields = { honeypot: 'subject', form: 'form' } as const;
