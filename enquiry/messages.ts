import { type FieldName, longest } from './fields.ts';

/** What each field is called in a sentence. */
export const fieldLabels: Readonly<Record<FieldName, string>> = {
  name: 'name',
  email: 'email address',
  company: 'company',
  phone: 'phone number',
  message: 'message',
};

/** The sentence for a field that is missing or blank. */
export const whenEmpty = (field: FieldName): string => `Enter your ${fieldLabels[field]}.`;

/** The sentence for a text that is longer than the field takes. */
export const whenTooLong = (field: FieldName): string =>
  `Use at most ${longest[field].toLocaleString('en-GB')} characters.`;

/** What to do about a text that is there but wrong. */
export const whenWrong = {
  letters: 'Use letters and spaces only.',
  email: 'Enter a valid email address, such as name@company.com.',
  companyLength: 'Use between 3 and 100 characters.',
  digits: 'Use digits only.',
  phone: 'Enter a valid phone number, such as +44 121 496 0000.',
  hidden: 'Remove the hidden characters, for example by typing the text again.',
} as const;
