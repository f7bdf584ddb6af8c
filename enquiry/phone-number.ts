import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { identity } from '#agency/identity.ts';

/** What people write between the digits; the library alone would also take "tel:" and "ext. 5". */
const written = /^\+?[\d\s()./-]+$/;

/**
 * Whether this is a phone number that can exist, with the country code or as dialled at home.
 * 25 KB (compressed) of number plans come with it: in the browser, import it only when needed.
 */
export const isPhoneNumber = (value: string): boolean =>
  written.test(value) && isValidPhoneNumber(value, identity.countryCode);
