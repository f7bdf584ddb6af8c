import type { FastifyRequest } from 'fastify';
import { fieldNames } from '#enquiry/fields.ts';
import type { RuleSet } from '#enquiry/rules.ts';
import { formFields, formHeaders } from '#enquiry/transport.ts';

/** A post as it was read, before anything is judged. */
export interface Post {
  readonly values: Readonly<Record<string, unknown>>;
  /** Names in the body that are no field of an enquiry. */
  readonly unknown: readonly string[];
  readonly key: string | undefined;
  readonly honeypot: string;
  /** Which form's messages to answer with, if it said so. */
  readonly form: RuleSet | undefined;
  /** Sent by the browser itself, without JavaScript. */
  readonly native: boolean;
}

const isField = (name: string) => (fieldNames as readonly string[]).includes(name);

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
};

/** The key as sent, without the quotes that the standard's draft asks for; null if it is no key. */
export function keyOf(request: FastifyRequest): string | undefined | null {
  const sent = headerOf(request, formHeaders.key);
  if (sent === undefined) return undefined;
  const key = sent.replace(/^"(.*)"$/, '$1');
  return /^[!-~]{1,255}$/.test(key) ? key : null;
}

/** The JSON of exactly the five fields; everything else comes in headers. Null if it has a bad key. */
export function readJsonPost(
  request: FastifyRequest,
  values: Readonly<Record<string, unknown>>,
): Post | null {
  const key = keyOf(request);
  if (key === null) return null;
  return {
    values,
    unknown: Object.keys(values).filter((name) => !isField(name)),
    key,
    honeypot: headerOf(request, formHeaders.honeypot) ?? '',
    form: undefined,
    native: false,
  };
}

/** A native post: the five fields and the form's own two. */
export function readFormPost(fields: URLSearchParams): Post {
  const values = Object.fromEntries(fields);
  const own: readonly string[] = Object.values(formFields);
  const form = values[formFields.form];
  return {
    values,
    unknown: Object.keys(values).filter((name) => !isField(name) && !own.includes(name)),
    key: undefined,
    honeypot: values[formFields.honeypot] ?? '',
    form: form === 'home' || form === 'contact' ? form : undefined,
    native: true,
  };
}
