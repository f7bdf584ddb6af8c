import { type FieldName, fieldNames } from './fields.ts';

/**
 * The two pages a native post is answered with. The site builds them in its own look with marks in
 * the places that only the server knows; the server fills them in.
 */
export const answerPages = { received: '/enquiry/received', again: '/enquiry/again' } as const;

const mark = (name: string) => `%%${name}%%`;

const markEach = (part: string) =>
  Object.fromEntries(fieldNames.map((field) => [field, mark(`${field}-${part}`)])) as Record<
    FieldName,
    string
  >;

/** The marks, as the site writes them and the server finds them. */
export const answerMarks = {
  message: mark('answer'),
  form: mark('form'),
  /** Why the enquiry was not taken: `refused` as it is, or `postponed`. */
  kind: mark('kind'),
  values: markEach('value'),
  messages: markEach('message'),
  invalid: markEach('invalid'),
} as const;
