import { identity } from '#agency/identity.ts';
import { addressOf } from '../head.ts';

/** RFC 9116 recommends less than a year. */
const validDays = 350;

/** security.txt: where to report a vulnerability (RFC 9116). */
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
