import { randomInt } from 'node:crypto';

/**
 * The alphabet of Open Location Code: twenty characters that are easy to tell apart, written or
 * spoken, and that spell no words.
 */
const alphabet = '23456789CFGHJMPQRVWX';
const characters = 8;

/** Creates a reference number that a visitor can quote on the phone, such as `4C8M-P7QX`. */
export function createReference(): string {
  let code = '';
  // 20^8 = 2.56e10 fits one random draw.
  for (let rest = randomInt(alphabet.length ** characters), i = 0; i < characters; i += 1) {
    code += alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Parses a typed reference in any case, with or without spaces and hyphens. */
export function parseReference(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  const isValid = code.length === characters && [...code].every((c) => alphabet.includes(c));
  return isValid ? `${code.slice(0, 4)}-${code.slice(4)}` : undefined;
}
