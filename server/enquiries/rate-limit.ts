import { isIPv6 } from 'node:net';

const windowMs = 10 * 60_000;
/** Bounds the memory that many addresses can take; a hundred bytes each. */
const mostAddresses = 50_000;

/**
 * Whose share an address counts against. An IPv6 customer has a whole /64 to send from; an IPv4
 * address may arrive written as IPv6.
 */
export function senderOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
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

export interface RateLimit {
  /** Takes one from the sender's share, or says in how many seconds there will be one. */
  take(
    address: string,
  ): { readonly ok: true } | { readonly ok: false; readonly retryAfter: number };
  /** Gives one back: the post made no new enquiry. */
  giveBack(address: string): void;
}

/**
 * At most `limit` new enquiries per sender in ten minutes; 0 for no limit. By hand, because only what
 * is stored may count: @fastify/rate-limit counts requests, so a visitor's typing mistakes and the
 * retries of one enquiry would use up the share. Each instance counts for itself.
 */
export function createRateLimit(limit: number, now: () => number): RateLimit {
  const senders = new Map<string, { count: number; readonly endsAt: number }>();

  /** All windows are equally long, so the first in the map is the first to end. */
  const makeRoom = () => {
    const [oldest] = senders.keys();
    if (senders.size >= mostAddresses && oldest !== undefined) senders.delete(oldest);
  };

  return {
    take(address) {
      if (limit === 0) return { ok: true };
      const sender = senderOf(address);
      const time = now();
      const share = senders.get(sender);
      if (share === undefined || share.endsAt <= time) {
        senders.delete(sender);
        makeRoom();
        senders.set(sender, { count: 1, endsAt: time + windowMs });
        return { ok: true };
      }
      if (share.count >= limit) {
        return { ok: false, retryAfter: Math.ceil((share.endsAt - time) / 1_000) };
      }
      share.count += 1;
      return { ok: true };
    },
    giveBack(address) {
      const share = senders.get(senderOf(address));
      if (share !== undefined && share.count > 0) share.count -= 1;
    },
  };
}
