import { describe, expect, it } from 'vitest';
import type { Enquiry } from '#enquiry/fields.ts';
import { fingerprintOf, nativeKey } from './idempotency.ts';

const enquiry: Enquiry = {
  name: 'Ann',
  email: 'ann@example.com',
  company: 'Example Travel',
  phone: '01214960000',
  message: 'Hello',
};

describe('the fingerprint', () => {
  it('does not depend on the order of the fields', () => {
    const { message, ...others } = enquiry;
    expect(fingerprintOf({ message, ...others })).toBe(fingerprintOf(enquiry));
  });

  it.each(Object.keys(enquiry))('changes with the %s', (field) => {
    expect(fingerprintOf({ ...enquiry, [field]: 'other' })).not.toBe(fingerprintOf(enquiry));
  });

  it('changes when text moves from one field to another', () => {
    const moved = { ...enquiry, name: 'Ann ', company: 'Example' };
    expect(fingerprintOf({ ...moved, name: 'An', company: 'nExample' })).not.toBe(
      fingerprintOf({ ...moved, name: 'Ann', company: 'Example' }),
    );
  });

  it('does not contain the text', () => {
    expect(fingerprintOf(enquiry)).toMatch(/^[\w-]{43}$/);
  });
});

describe('the key of a native post', () => {
  const [morning, night, nextDay] = ['T00:00:00Z', 'T23:59:59Z', 'T24:00:00Z'].map((time) =>
    Date.parse(`2026-11-15${time}`),
  );

  it('stays the same for a day', () => {
    expect(nativeKey('print', Number(night))).toBe(nativeKey('print', Number(morning)));
    expect(nativeKey('print', Number(nextDay))).not.toBe(nativeKey('print', Number(night)));
    expect(nativeKey('other', Number(night))).not.toBe(nativeKey('print', Number(night)));
  });

  it('cannot be sent in a header', () => {
    expect(nativeKey('print', Number(morning))).toContain(' ');
  });
});
