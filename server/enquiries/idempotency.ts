import { createHash } from 'node:crypto';
import { type Enquiry, fieldNames } from '#enquiry/fields.ts';

/** A digest of the five fields. A repeat has the same one, another enquiry has not. */
export const fingerprintOf = (enquiry: Enquiry): string =>
  createHash('sha256')
    .update(JSON.stringify(fieldNames.map((field) => enquiry[field])))
    .digest('base64url');

/**
 * The key of a native post, so that sending it twice in a day stores it once. A prebuilt page
 * cannot have a key of its own. The space tells it from keys in headers, which have none.
 */
export const nativeKey = (fingerprint: string, now: number): string =>
  `native ${new Date(now).toISOString().slice(0, 10)} ${fingerprint}`;
