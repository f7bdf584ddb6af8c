import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { identity } from '#agency/identity.ts';

/** Digits and the usual separators. The library alone also accepts "tel:" and "ext. 5". */
const allowedCharacters = /^\+?[\d\s()./-]+$/;

/**
 * Whether the number is valid, with a country code or as dialled in the agency's country. The
 * module has 25 KB (compressed) of numbering plans, so browsers import it on demand.
 */
export const isPhoneNumber = (value: string): boolean =>
  allowedCharacters.test(value) && isValidPhoneNumber(value, identity.countryCode);
