import { expect, it } from 'vitest';
import { readContactEndpoint } from './contact-endpoint.ts';
import { fingerprint } from './fingerprint.ts';

it.each([undefined, ''])('defaults to the service on the same origin for %j', (value) => {
  expect(readContactEndpoint({ CONTACT_ENDPOINT: value })).toBe('/api/contact');
});

it.each([
  'https://enquiries.company.com/api/contact',
  'https://company.com:8443/contact.php?site=1',
  'http://localhost:4322/api/contact',
  'http://127.0.0.1/api/contact',
  'http://[::1]:4322/api/contact',
  '/contact.php',
])('accepts %s', (value) => {
  expect(readContactEndpoint({ CONTACT_ENDPOINT: value })).toBe(value);
});

it.each([
  'api/contact',
  'company.com/api/contact',
  '//company.com/api/contact',
  '/\\company.com',
  'http://company.com/api/contact',
  'https://user:password@company.com/api/contact',
  'https://company.com/api contact',
  'https://company.com/#contact',
  'javascript:alert(1)',
  'https://',
])('rejects %s in one sentence', (value) => {
  expect(() => readContactEndpoint({ CONTACT_ENDPOINT: value })).toThrow(
    /^CONTACT_ENDPOINT must be [^\n]+\.$/,
  );
});

it('changes the fingerprint of the build', async () => {
  const before = await fingerprint();
  process.env.CONTACT_ENDPOINT = 'https://enquiries.company.com/api/contact';
  try {
    expect(await fingerprint()).not.toBe(before);
  } finally {
    delete process.env.CONTACT_ENDPOINT;
  }
  expect(await fingerprint()).toBe(before);
});
