import fc from 'fast-check';
import { enquiry } from '#harness/listening-app.ts';
import { awkwardStrings } from './awkward-strings.ts';

/** A POST request that no form of the site would send. */
export interface BadPost {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const json = { 'content-type': 'application/json' };

const text = fc.oneof(
  fc.constantFrom(...awkwardStrings),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

export const anyFields = fc.record({
  name: text,
  email: text,
  company: text,
  phone: text,
  message: text,
});

export const anyJson: fc.Arbitrary<BadPost> = fc.json().map((body) => ({ headers: json, body }));

export const anyBytes: fc.Arbitrary<BadPost> = fc
  .tuple(
    fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'text/plain',
      'application/json; charset=utf-16',
    ),
    fc.uint8Array({ maxLength: 2_000 }),
  )
  .map(([type, body]) => ({ headers: { 'content-type': type }, body }));

const visible = fc
  .integer({ min: 0x21, max: 0xff })
  .filter((code) => code !== 0x7f)
  .map((code) => String.fromCharCode(code));
const headerValue = fc.string({ unit: visible, maxLength: 300 });

export const anyHeaders: fc.Arbitrary<BadPost> = fc
  .tuple(headerValue, headerValue, fc.option(headerValue))
  .map(([key, trap, origin]) => ({
    headers: {
      ...json,
      'idempotency-key': key,
      'form-trap': trap,
      ...(origin === null ? {} : { origin }),
    },
    body: JSON.stringify(enquiry),
  }));

/** Any of these, or any text in the fields of a native form. */
export const anyBadPost: fc.Arbitrary<BadPost> = fc.oneof(
  anyFields.map((fields) => ({ headers: json, body: JSON.stringify(fields) })),
  anyFields.map((fields) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })),
  anyJson,
  anyBytes,
  anyHeaders,
);
