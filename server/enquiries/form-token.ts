import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Less than the fastest person needs for five fields with autofill and a pasted message, counted from
 * the first touch of the form. Low on purpose: a person flagged is worse than a bot let through.
 */
const fastestPersonMs = 2_000;

const sign = (issued: string, secret: Buffer) =>
  createHmac('sha256', secret).update(`form-token ${issued}`).digest().subarray(0, 16);

/** A proof of when the form was first touched, signed so that nobody can date it back. */
export function createFormToken(secret: Buffer, now: number): string {
  const issued = now.toString(36);
  return `${issued}.${sign(issued, secret).toString('base64url')}`;
}

/**
 * What a token says about its sender. There is no "too old": a tab may stay open for days, and an
 * enquiry kept offline arrives when it can.
 */
export function judgeFormToken(
  token: string,
  secret: Buffer,
  now: number,
): 'too-fast' | 'forged-token' | undefined {
  const [issued = '', signature = ''] = token.split('.', 2);
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(issued, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged-token';
  return now - Number.parseInt(issued, 36) < fastestPersonMs ? 'too-fast' : undefined;
}
