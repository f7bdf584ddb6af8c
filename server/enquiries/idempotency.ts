import { createHash } from 'node:crypto';
import { type Enquiry, fieldNames } from '#enquiry/fields.ts';

/** A digest of the five fields, for telling a repeat from another enquiry. */
export const fingerprintOf = (enquiry: Enquiry): string =>
  createHash('sha256')
    .update(JSON.stringify(fieldNames.map((field) => enquiry[field])))
    .digest('base64url');

/**
 * What a native post is recognised by when it is sent twice: a prebuilt page has no key to send.
 * The space keeps it apart from every key that a header can hold.
 */
export const nativeKey = (fingerprint: string, now: number): string =>
  `native ${new Date(now).toISOString().slice(0, 10)} ${fingerprint}`;
