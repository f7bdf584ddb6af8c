import type { FastifyRequest } from 'fastify';
import { fieldNames } from '#enquiry/fields.ts';
import type { RuleSet } from '#enquiry/rules.ts';
import { formFields, formHeaders } from '#enquiry/transport.ts';

/** A post that has been read and not yet validated. */
export interface Post {
  readonly values: Readonly<Record<string, unknown>>;
  /** Names in the body that are not fields of an enquiry. */
  readonly unknownFields: readonly string[];
  readonly key: string | undefined;
  readonly honeypot: string;
  /** The form that it was sent from, if known: its messages are shown. */
  readonly form: RuleSet | undefined;
  /** Whether the browser sent the form without JavaScript. */
  readonly isNative: boolean;
}

const isField = (name: string) => (fieldNames as readonly string[]).includes(name);

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
};

/** The key without the quotes that the draft standard requires; null if it is invalid. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined | null {
  const sent = headerOf(request, formHeaders.key);
  if (sent === undefined) return undefined;
  const key = sent.replace(/^"(.*)"$/, '$1');
  return /^[!-~]{1,255}$/.test(key) ? key : null;
}

/** Reads JSON, whose key and honeypot are in headers. Returns null if the key is invalid. */
export function readJsonPost(
  request: FastifyRequest,
  values: Readonly<Record<string, unknown>>,
): Post | null {
  const key = idempotencyKeyOf(request);
  if (key === null) return null;
  return {
    values,
    unknownFields: Object.keys(values).filter((name) => !isField(name)),
    key,
    honeypot: headerOf(request, formHeaders.honeypot) ?? '',
    form: undefined,
    isNative: false,
  };
}

/** Reads a native post, which has two more fields than JSON. */
export function readFormPost(fields: URLSearchParams): Post {
  const values = Object.fromEntries(fields);
  const extraFields: readonly string[] = Object.values(formFields);
  const form = values[formFields.form];
  return {
    values,
    unknownFields: Object.keys(values).filter(
      (name) => !isField(name) && !extraFields.includes(name),
    ),
    key: undefined,
    honeypot: values[formFields.honeypot] ?? '',
    form: form === 'home' || form === 'contact' ? form : undefined,
    isNative: true,
  };
}
