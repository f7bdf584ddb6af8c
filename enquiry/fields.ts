/** The five fields of an enquiry (specification, section 3), in the order the form shows them. */
export const fieldNames = ['name', 'email', 'company', 'phone', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** What a visitor sends: all text. */
export type Enquiry = Readonly<Record<FieldName, string>>;

/** The longest accepted text per field, counted as `maxlength` counts (UTF-16 units). */
export const longest: Readonly<Record<FieldName, number>> = {
  name: 254,
  email: 254,
  company: 100,
  phone: 32,
  message: 5_000,
};

/** Arabic, Persian and full-width digits: a visitor types the digits of the keyboard at hand. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g;

/**
 * One text however it was typed: composed letters, no blank edges, `\n` for every line break
 * (a native form post sends `\r\n`), and digits as 0-9 in the phone number.
 */
export function normalise(field: FieldName, text: string): string {
  const composed = text.normalize('NFC');
  if (field === 'message') return composed.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim();
  if (field !== 'phone') return composed.trim();
  // The low four bits of all three alphabets' code points are the digit itself.
  return composed.replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf)).trim();
}
