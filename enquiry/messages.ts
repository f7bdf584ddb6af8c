import { type FieldName, maxLengths } from './fields.ts';

/** The name of each field within a sentence. */
export const fieldLabels: Readonly<Record<FieldName, string>> = {
  name: 'name',
  email: 'email address',
  company: 'company',
  phone: 'phone number',
  message: 'message',
};

export const whenEmpty = (field: FieldName): string => `Enter your ${fieldLabels[field]}.`;

export const whenTooLong = (field: FieldName): string =>
  `Use at most ${maxLengths[field].toLocaleString('en-GB')} characters.`;

export const whenWrong = {
  letters: 'Use letters and spaces only.',
  email: 'Enter a valid email address, such as name@company.com.',
  companyLength: 'Use between 3 and 100 characters.',
  digits: 'Use digits only.',
  phone: 'Enter a valid phone number, such as +44 121 496 0000.',
  hidden: 'Remove the hidden characters, for example by typing the text again.',
} as const;
