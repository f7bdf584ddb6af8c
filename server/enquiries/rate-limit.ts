import { isIP, isIPv6 } from 'node:net';

export const windowMs = 10 * 60_000;
/** Bounds the memory that many addresses can take; a hundred bytes each. */
const mostAddresses = 50_000;

/**
 * An address as proxies write it: some add the port, some write IPv4 as IPv6. Node has none for a client
 * that is gone by now, whatever its types say.
 */
const plainAddress = (address: string) =>
  String(address)
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');

/**
 * Whose share an address counts against. An IPv6 customer has a whole /64 to send from. What is no
 * address at all is one sender: nobody gets a new share by writing a new word.
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

export type Share = { readonly ok: true } | { readonly ok: false; readonly retryAfter: number };

/** A share per sender in ten minutes, counted here or where several instances see it. */
export interface RateLimit {
  /** Takes one from the sender's share, or says in how many seconds there will be one. */
  take(address: string): Share | Promise<Share>;
  /** Gives one back: the post made no new enquiry. */
  giveBack(address: string): void | Promise<void>;
}

/** The same, counted by this instance alone and so known at once. */
export interface OwnRateLimit extends RateLimit {
  take(address: string): Share;
  giveBack(address: string): void;
  /** What `take` would say, without taking. */
  look(address: string): Share;
}

/**
 * At most `limit` per sender in ten minutes; 0 for no limit. By hand, because only what is stored may
 * count: @fastify/rate-limit counts requests, so a visitor's typing mistakes and the retries of one
 * enquiry would use up the share.
 */
export function createRateLimit(limit: number, now: () => number): OwnRateLimit {
  const senders = new Map<string, { count: number; readonly endsAt: number }>();

  /** All windows are equally long, so the first in the map is the first to end. */
  const makeRoom = () => {
    const [oldest] = senders.keys();
    if (senders.size >= mostAddresses && oldest !== undefined) senders.delete(oldest);
  };

  const look = (address: string): Share => {
    const share = senders.get(senderOf(address));
    const left = share === undefined ? 0 : share.endsAt - now();
    if (limit === 0 || share === undefined || left <= 0 || share.count < limit) return { ok: true };
    return { ok: false, retryAfter: Math.ceil(left / 1_000) };
  };

  return {
    look,
    take(address) {
      const verdict = look(address);
      if (limit === 0 || !verdict.ok) return verdict;
      const sender = senderOf(address);
      const time = now();
      const share = senders.get(sender);
      if (share !== undefined && share.endsAt > time) {
        share.count += 1;
        return verdict;
      }
      senders.delete(sender);
      makeRoom();
      senders.set(sender, { count: 1, endsAt: time + windowMs });
      return verdict;
    },
    giveBack(address) {
      const share = senders.get(senderOf(address));
      if (share !== undefined && share.count > 0) share.count -= 1;
    },
  };
}
