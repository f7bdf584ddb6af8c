import * as v from 'valibot';
import { type Enquiry, type FieldName, fieldNames, longest, normalise } from './fields.ts';
import { whenEmpty, whenTooLong, whenWrong } from './messages.ts';

/**
 * The two readings of the rules (specification, section 5): `contact` is the strict set of the
 * contact page, `home` asks of the company only that it is there and takes any valid phone number.
 */
export const ruleSets = ['contact', 'home'] as const;
export type RuleSet = (typeof ruleSets)[number];

/** Letters with their marks, and spaces of any script (José, محمد, 山田　太郎). */
const letters = /^\p{L}[\p{L}\p{M}\p{Zs}]*$/u;

/** Control characters, line breaks under other names, and halves of a character that no store can hold. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const hiddenInMessage = /[^\P{Cc}\n\t]|\p{Cs}/u;

/**
 * More marks on one letter than any language writes (UAX 15, stream-safe text): composing them takes
 * time that grows with the square of their number. A search from what is no mark is itself linear.
 */
const pileOfMarks = /(?:^|\P{M})\p{M}{31}/u;

/** The marks that composing first takes apart into two; they count as two. */
const doubleMarks = /[\u0344\u0f73\u0f75\u0f81]/g;

/** Composing makes a text shorter, four characters into one at most; beyond that it is too long as it is. */
const longestAsTyped = (field: FieldName) => 4 * longest[field];

/** Present, readable and not too long: asked of every field, and in this order. */
const text = (field: FieldName, whenLong = whenTooLong(field)) =>
  v.pipe(
    v.string(whenEmpty(field)),
    v.trim(),
    v.maxLength(longestAsTyped(field), whenLong),
    v.check((value) => !pileOfMarks.test(value.replace(doubleMarks, '$&$&')), whenWrong.hidden),
    v.transform((value) => normalise(field, value)),
    v.nonEmpty(whenEmpty(field)),
    v.check(
      (value) => !(field === 'message' ? hiddenInMessage : hidden).test(value),
      whenWrong.hidden,
    ),
  );

const limited = (field: FieldName) =>
  v.pipe(text(field), v.maxLength(longest[field], whenTooLong(field)));

const name = v.pipe(limited('name'), v.regex(letters, whenWrong.letters));

// The expression of `<input type="email">`, so that the browser's own check never disagrees, and a
// dot in the domain: nobody outside can answer to "name@localhost".
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
    v.maxLength(longest.company, whenWrong.companyLength),
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
 * The check of one form. The phone check comes from outside because it weighs more than all the
 * rest: the browser loads it on demand (`phone-number.ts`), the contact page never needs it.
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
      // The first thing wrong is the one thing to say: empty before wrong.
      const result = v.safeParse(fields[field], given, { abortPipeEarly: true });
      if (result.success) enquiry[field] = result.output;
      else messages[field] = result.issues[0].message;
    }
    return Object.keys(messages).length === 0
      ? { ok: true, enquiry: enquiry as Enquiry }
      : { ok: false, messages };
  };
}
