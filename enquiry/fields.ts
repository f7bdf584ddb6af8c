/** The five fields of an enquiry (specification, section 3), in the order of the form. */
export const fieldNames = ['name', 'email', 'company', 'phone', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

export type Enquiry = Readonly<Record<FieldName, string>>;

/** The maximum length of each field in UTF-16 code units, as `maxlength` counts. */
export const maxLengths: Readonly<Record<FieldName, number>> = {
  name: 254,
  email: 254,
  company: 100,
  phone: 32,
  message: 5_000,
};

/** Arabic, Persian and full-width digits, which other keyboard layouts type. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g;

/**
 * Composes letters, trims, writes every line break as `\n` (a native form post sends `\r\n`) and
 * the digits of a phone number as 0-9.
 */
export function normalise(field: FieldName, text: string): string {
  const composed = text.normalize('NFC');
  if (field === 'message') return composed.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim();
  if (field !== 'phone') return composed.trim();
  // In all three ranges the low four bits of the code point are the digit.
  return composed.replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf)).trim();
}
