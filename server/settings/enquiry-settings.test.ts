import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('has safe defaults', () => {
  expect(readConfig({})).toMatchObject({
    rateLimit: 10,
    retentionDays: 730,
    trustProxy: undefined,
    allowedOrigins: new Set(),
  });
});

it('splits lists at commas and trims their items', () => {
  const config = readConfig({
    ALLOWED_ORIGINS: 'https://a.example, http://localhost:4000',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32',
    RETENTION_DAYS: '0',
  });
  expect([...config.allowedOrigins]).toEqual(['https://a.example', 'http://localhost:4000']);
  expect(config.trustProxy).toEqual(['loopback', '10.0.0.0/8', '2001:db8::/32']);
  expect(config.retentionDays).toBe(0);
});

it.each([
  ['ALLOWED_ORIGINS', 'https://a.example/'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'null'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['RETENTION_DAYS', '-1'],
  ['RATE_LIMIT', '-1'],
  ['DATABASE_URL', 'mysql://x'],
  ['SMTP_URL', 'mail.example.com'],
])('rejects %s=%s and names the setting', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
