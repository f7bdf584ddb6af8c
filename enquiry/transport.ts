/** The path of the endpoint, unless CONTACT_ENDPOINT is set for the build. */
export const defaultEndpoint = '/api/contact';

/** Whether the server may accept the same enquiry later. If not, the visitor must edit it. */
export const isRetriable = (status: number): boolean =>
  status >= 500 || [408, 409, 429].includes(status);

/** Headers that go with the five fields when the form sends JSON. */
export const formHeaders = {
  key: 'Idempotency-Key',
  /** The value of the honeypot, a field that people do not see. */
  honeypot: 'Form-Trap',
} as const;

/** Extra fields of a native form post, which cannot set headers. `form` names the rule set. */
export const formFields = { honeypot: 'subject', form: 'form' } as const;
