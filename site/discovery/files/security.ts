import { identity } from '#agency/identity.ts';
import { addressOf } from '../head.ts';

/** RFC 9116 asks for less than a year. */
const validDays = 350;

/** Where to report a hole in the site's security (RFC 9116). */
export function security(builtOn: Date): string {
  const expires = new Date(builtOn);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${identity.email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${addressOf('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
