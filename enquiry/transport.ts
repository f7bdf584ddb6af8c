/** Where enquiries are sent to, unless a build is told otherwise. */
export const defaultEndpoint = '/api/contact';

/** What travels beside the five fields when the form sends JSON. */
export const formHeaders = {
  key: 'Idempotency-Key',
  /** Whatever is in the field that people do not see. */
  honeypot: 'Form-Trap',
  token: 'Form-Token',
} as const;

/** The same in a native post, which has no headers of its own; `form` says which form it was. */
export const formFields = { honeypot: 'subject', token: 'token', form: 'form' } as const;
