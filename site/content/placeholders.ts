import { identity } from '#agency/identity.ts';
import { retentionDays } from '#enquiry/retention.ts';

const address = [
  identity.legalName,
  identity.street,
  identity.city,
  identity.postcode,
  identity.country,
];

/** Editors write `{name}` in a text, so that the agency's facts are in one file only. */
const facts: Readonly<Record<string, string>> = {
  name: identity.name,
  legalName: identity.legalName,
  email: identity.email,
  careersEmail: identity.careersEmail,
  /** The domain of the agency's email addresses. */
  domain: identity.email.slice(identity.email.indexOf('@') + 1),
  city: identity.city,
  country: identity.country,
  retentionDays: String(retentionDays),
  /** The postal address, if there is one, to follow an email address. */
  orByPost: identity.street ? ` or to ${address.filter(Boolean).join(', ')}` : '',
};

/** The editing desk writes the braces in the address of a link as %7B and %7D. */
const placeholder = /(?:\{|%7B)([A-Za-z]+)(?:\}|%7D)/g;

/** Finds a mistake in the placeholders of a text. */
export function placeholderMistake(text: string): string | undefined {
  const unknown = [...text.matchAll(placeholder)].find(([, name = '']) => !(name in facts));
  return (
    unknown &&
    `there is no ${unknown[0]}; use one of ${Object.keys(facts)
      .map((name) => `{${name}}`)
      .join(', ')}`
  );
}

export const fillPlaceholders = (text: string): string =>
  text.replaceAll(placeholder, (whole, name: string) => facts[name] ?? whole);
