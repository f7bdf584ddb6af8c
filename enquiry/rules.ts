import * as v from 'valibot';
import { type Enquiry, type FieldName, fieldNames, maxLengths, normalise } from './fields.ts';
import { whenEmpty, whenTooLong, whenWrong } from './messages.ts';

/**
 * The two rule sets (specification, section 5). `contact` is strict. `home` accepts any company and
 * any valid phone number.
 */
export const ruleSets = ['contact', 'home'] as const;
export type RuleSet = (typeof ruleSets)[number];

/** Letters with combining marks, and spaces, of any script (José, محمد, 山田　太郎). */
const letters = /^\p{L}[\p{L}\p{M}\p{Zs}]*$/u;

/** Control characters, Unicode line breaks, and lone surrogates, which no database can store. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const hiddenInMessage = /[^\P{Cc}\n\t]|\p{Cs}/u;

/**
 * More than 30 combining marks in a row, which no language uses (UAX 15, stream-safe text):
 * `normalize` takes quadratic time for them. `\P{M}` at the start keeps the search linear.
 */
const tooManyMarks = /(?:^|\P{M})\p{M}{31}/u;

/** Normalisation first decomposes each of these marks into two, so they count as two. */
const doubleMarks = /[\u0344\u0f73\u0f75\u0f81]/g;

/** Normalisation turns at most four characters into one. */
const maxLengthAsTyped = (field: FieldName) => 4 * maxLengths[field];

/** The checks of every field. Their order decides which message the visitor reads. */
const text = (field: FieldName, whenLong = whenTooLong(field)) =>
  v.pipe(
    v.string(whenEmpty(field)),
    v.trim(),
    v.maxLength(maxLengthAsTyped(field), whenLong),
    v.check((value) => !tooManyMarks.test(value.replace(doubleMarks, '$&$&')), whenWrong.hidden),
    v.transform((value) => normalise(field, value)),
    v.nonEmpty(whenEmpty(field)),
    v.check(
      (value) => !(field === 'message' ? hiddenInMessage : hidden).test(value),
      whenWrong.hidden,
    ),
  );

const limited = (field: FieldName) =>
  v.pipe(text(field), v.maxLength(maxLengths[field], whenTooLong(field)));

const name = v.pipe(limited('name'), v.regex(letters, whenWrong.letters));

// The pattern of `<input type="email">`, so browsers agree, and a dot in the domain: the agency
// cannot reply to "name@localhost".
const email = v.pipe(
  limited('email'),
  v.rfcEmail(whenWrong.email),
  v.check((value) => value.includes('.', value.indexOf('@')), whenWrong.email),
);

const company = {
  contact: v.pipe(
    text('company', whenWrong.companyLength),
    v.regex(letters, whenWrong.letters),
    v.minLength(3, whenWrong.companyLength),
    v.maxLength(maxLengths.company, whenWrong.companyLength),
  ),
  home: limited('company'),
};

const digits = v.pipe(limited('phone'), v.regex(/^\d+$/, whenWrong.digits));

export type PhoneCheck = (value: string) => boolean;

export type Verdict =
  | { readonly ok: true; readonly enquiry: Enquiry }
  | { readonly ok: false; readonly messages: Partial<Record<FieldName, string>> };

export type Check = (values: Readonly<Record<string, unknown>>) => Verdict;

/**
 * Creates the check of one form. The phone check is a parameter because it is larger than the rest:
 * the browser loads it on demand (`phone-number.ts`), and the contact page never needs it.
 */
export function createCheck(set: RuleSet, isPhoneNumber: PhoneCheck): Check {
  const phone =
    set === 'contact' ? digits : v.pipe(limited('phone'), v.check(isPhoneNumber, whenWrong.phone));
  const fields = { name, email, company: company[set], phone, message: limited('message') };

  return (values) => {
    const enquiry: Partial<Record<FieldName, string>> = {};
    const messages: Partial<Record<FieldName, string>> = {};
    for (const field of fieldNames) {
      const given = Object.hasOwn(values, field) ? values[field] : undefined;
      // One message per field: the first rule that fails.
      const result = v.safeParse(fields[field], given, { abortPipeEarly: true });
      if (result.success) enquiry[field] = result.output;
      else messages[field] = result.issues[0].message;
    }
    return Object.keys(messages).length === 0
      ? { ok: true, enquiry: enquiry as Enquiry }
      : { ok: false, messages };
  };
}
