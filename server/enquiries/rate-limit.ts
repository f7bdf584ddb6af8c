import { isIP, isIPv6 } from 'node:net';

export const windowMs = 10 * 60_000;
/** Limits the memory; an address takes about a hundred bytes. */
const maxSenders = 50_000;

/**
 * Removes the port and the zone, and unwraps IPv4 in IPv6, as proxies write addresses. `String`,
 * because Node has no address for a client that has disconnected, although its types say so.
 */
const plainAddress = (address: string) =>
  String(address)
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');

/**
 * The sender that an address counts as: an IPv4 address, or the /64 network of an IPv6 address,
 * which one customer has. All invalid addresses count as one sender.
 */
export function senderOf(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) === 0) return 'unknown';
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = plain.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** `retryAfter` is in seconds. */
export type RateLimitResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfter: number };

/** A number of enquiries per sender in ten minutes. */
export interface RateLimit {
  /** Counts one if the sender is below the limit. */
  consume(address: string): RateLimitResult | Promise<RateLimitResult>;
  /** Undoes one `consume`: the post stored no new enquiry. */
  refund(address: string): void | Promise<void>;
}

/** A rate limit that this instance counts in memory. */
export interface LocalRateLimit extends RateLimit {
  consume(address: string): RateLimitResult;
  refund(address: string): void;
  /** The result that `consume` would have; counts nothing. */
  peek(address: string): RateLimitResult;
}

/**
 * At most `limit` per sender in ten minutes; 0 for no limit. Not @fastify/rate-limit, which counts
 * requests: here invalid posts and retries of one enquiry must not count.
 */
export function createRateLimit(limit: number, now: () => number): LocalRateLimit {
  const senders = new Map<string, { count: number; readonly endsAt: number }>();

  /** All windows have the same length, so the first in the map ends first. */
  const evictOldest = () => {
    const [oldest] = senders.keys();
    if (senders.size >= maxSenders && oldest !== undefined) senders.delete(oldest);
  };

  const peek = (address: string): RateLimitResult => {
    const window = senders.get(senderOf(address));
    const msLeft = window === undefined ? 0 : window.endsAt - now();
    if (limit === 0 || window === undefined || msLeft <= 0 || window.count < limit)
      return { ok: true };
    return { ok: false, retryAfter: Math.ceil(msLeft / 1_000) };
  };

  return {
    peek,
    consume(address) {
      const result = peek(address);
      if (limit === 0 || !result.ok) return result;
      const sender = senderOf(address);
      const time = now();
      const window = senders.get(sender);
      if (window !== undefined && window.endsAt > time) {
        window.count += 1;
        return result;
      }
      senders.delete(sender);
      evictOldest();
      senders.set(sender, { count: 1, endsAt: time + windowMs });
      return result;
    },
    refund(address) {
      const window = senders.get(senderOf(address));
      if (window !== undefined && window.count > 0) window.count -= 1;
    },
  };
}
