import { type FieldName, fieldNames } from './fields.ts';

/**
 * The two pages that respond to a native form post. The site builds them with placeholders, and the
 * server fills these in.
 */
export const responsePages = { received: '/enquiry/received', again: '/enquiry/again' } as const;

const placeholder = (name: string) => `%%${name}%%`;

const placeholderPerField = (part: string) =>
  Object.fromEntries(fieldNames.map((field) => [field, placeholder(`${field}-${part}`)])) as Record<
    FieldName,
    string
  >;

export const placeholders = {
  message: placeholder('response'),
  form: placeholder('form'),
  /** `refused`: the visitor must edit the enquiry; `postponed`: it may be sent again as it is. */
  kind: placeholder('kind'),
  values: placeholderPerField('value'),
  messages: placeholderPerField('message'),
  invalid: placeholderPerField('invalid'),
} as const;
