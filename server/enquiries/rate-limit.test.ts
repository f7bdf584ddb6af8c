import { expect, it } from 'vitest';
import { createRateLimit, senderOf } from './rate-limit.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::6]:4711', '2001:db8:1:2'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['unknown', 'unknown'],
  ['a-new-word', 'unknown'],
])('counts %s as %s', (address, sender) => {
  expect(senderOf(address)).toBe(sender);
});

it('drops the oldest of more than 50,000 senders', () => {
  let time = 0;
  const limit = createRateLimit(1, () => time);
  for (let i = 0; i < 60_000; i += 1) limit.consume(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
  expect(limit.consume('10.0.234.95').ok).toBe(false);
  time += 10 * 60_000;
  expect(limit.consume('10.0.234.95').ok).toBe(true);
});

it('can be refunded', () => {
  const limit = createRateLimit(1, () => 0);
  expect(limit.consume('192.0.2.1').ok).toBe(true);
  limit.refund('192.0.2.1');
  expect(limit.peek('192.0.2.1')).toEqual({ ok: true });
  expect(limit.consume('192.0.2.1').ok).toBe(true);
  expect(limit.consume('192.0.2.1')).toEqual({ ok: false, retryAfter: 600 });
  expect(limit.peek('192.0.2.1')).toEqual({ ok: false, retryAfter: 600 });
  // A sender without a window has nothing to refund.
  limit.refund('192.0.2.2');
});
