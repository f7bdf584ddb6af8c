import { identity } from '#agency/identity.ts';
import type { FieldName } from '#enquiry/fields.ts';
import { fieldLabels } from '#enquiry/messages.ts';

/** Sent only after the enquiry is on disk. */
export interface Accepted {
  readonly status: 201;
  readonly message: string;
  readonly reference: string;
  /** Whether an earlier post with the same key stored the enquiry. */
  readonly isReplayed: boolean;
}

/** Why an enquiry was not accepted: a code for programs, a sentence for the visitor (RFC 9457). */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly message: string;
  /** A message for each invalid field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds. */
  readonly retryAfter?: number;
}

export type EnquiryResponse = Accepted | Problem;

const byMail = `or write to ${identity.email}`;

const problem = (status: number, code: string, title: string, message: string): Problem => ({
  status,
  code,
  title,
  message,
});

export const accepted = (reference: string, isReplayed: boolean): Accepted => ({
  status: 201,
  message: `Thank you. We have received your enquiry and will reply by email. Your reference number is ${reference}.`,
  reference,
  isReplayed,
});

export const notReadable = problem(
  400,
  'not-readable',
  'The body is not JSON in UTF-8',
  `We could not read your enquiry. Please reload the page and send it again, ${byMail}.`,
);

export const badKey = problem(
  400,
  'bad-key',
  'Idempotency-Key must be 1 to 255 visible ASCII characters',
  `We could not read your enquiry. Please reload the page and send it again, ${byMail}.`,
);

export const crossSite = problem(
  403,
  'cross-site',
  'The origin is not allowed to send enquiries',
  `This form only works on our own website. Please send your enquiry from ${identity.origin}/contact.`,
);

export const wrongMethod = problem(
  405,
  'wrong-method',
  'Enquiries are sent with POST',
  'Please use the form on our website to send an enquiry.',
);

export const tooSlow = problem(
  408,
  'too-slow',
  'The request did not arrive in time',
  'Your enquiry did not reach us in time. Please check your connection and try again.',
);

export const inFlight: Problem = {
  ...problem(
    409,
    'in-flight',
    'An enquiry with this Idempotency-Key is being stored',
    'Your enquiry is already being sent. Please wait a moment before you try again.',
  ),
  retryAfter: 1,
};

export const tooLarge = problem(
  413,
  'too-large',
  'The body is too large',
  'Your enquiry is too long to send. Please shorten your message and send it again.',
);

export const wrongType = problem(
  415,
  'wrong-type',
  'The body must be application/json or application/x-www-form-urlencoded',
  'We could not read your enquiry in this format. Please use the form on our website.',
);

export const keyReused = problem(
  422,
  'key-reused',
  'This Idempotency-Key came with another enquiry before',
  'Your enquiry has changed since it was first sent. Please reload the page and send it again.',
);

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Names the invalid fields in one sentence, with a message for each. */
export const invalidFields = (fields: Readonly<Partial<Record<FieldName, string>>>): Problem => {
  const names = (Object.keys(fields) as FieldName[]).map((field) => fieldLabels[field]);
  return {
    ...problem(
      422,
      'invalid-fields',
      'Some fields are not valid',
      `Please check your ${list.format(names)}, then send your enquiry again.`,
    ),
    fields,
  };
};

/** Limits the response, which must not grow with the request. */
const maxUnknownFields = 5;
const maxNameLength = 40;

/** The body can be read, but it has other fields or none. */
export const unknownFields = (names: readonly string[]): Problem => ({
  ...problem(
    422,
    'unknown-fields',
    'The body must be an object of exactly the five fields',
    `We could not read your enquiry. Please reload the page and send it again, ${byMail}.`,
  ),
  fields: Object.fromEntries(
    names
      .slice(0, maxUnknownFields)
      .map((name) => [name.slice(0, maxNameLength), 'This field is not known.']),
  ),
});

/** `retryAfter` is in seconds. */
export const tooMany = (retryAfter: number): Problem => {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    ...problem(
      429,
      'too-many',
      'Too many enquiries from this address',
      `You have sent several enquiries in a short time. Please wait ${wait} and try again, ${byMail}.`,
    ),
    retryAfter,
  };
};

export const unavailable: Problem = {
  ...problem(
    503,
    'store-unavailable',
    'The enquiry could not be stored',
    `We could not save your enquiry just now. Please try again in a minute, ${byMail}.`,
  ),
  retryAfter: 30,
};

export const unexpected = problem(
  500,
  'unexpected',
  'Something failed on our side',
  `Something failed on our side and your enquiry was not saved. Please try again, ${byMail}.`,
);
