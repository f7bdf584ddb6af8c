import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EnquiryIntake } from '../storage/enquiry-store.ts';
import type { LocalRateLimit } from './rate-limit.ts';
import { idempotencyKeyOf } from './read-post.ts';
import { tooMany } from './responses.ts';
import { isNativePost, type Respond } from './send-response.ts';

export interface BodyReadLimits {
  readonly store: Pick<EnquiryIntake, 'findByKey'>;
  /** New enquiries. */
  readonly enquiries: LocalRateLimit;
  /** Bodies read without a new enquiry. */
  readonly reads: LocalRateLimit;
  /** Repeats read beyond that limit, because the visitor is waiting for the reference. */
  readonly repeats: LocalRateLimit;
  readonly respond: Respond;
}

/** A new enquiry, or an error that is not the sender's fault. */
const isRefunded = (reply: FastifyReply) =>
  reply.statusCode >= 500 || (reply.statusCode === 201 && !reply.hasHeader('idempotency-replayed'));

/**
 * Rejects posts of a sender over the limit before their bodies are read: parsing and validating
 * cost more than sending. Posts that may be repeats still pass. Each instance counts for itself.
 */
export function limitBodyReads(app: FastifyInstance, limits: BodyReadLimits): void {
  const { store, enquiries, reads, repeats, respond } = limits;

  const isKnown = async (key: string) =>
    (await store.findByKey(key).catch(() => undefined)) !== undefined;

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return undefined;
    const key = idempotencyKeyOf(request);
    const read = reads.consume(request.ip);
    if (!read.ok) {
      if (key && repeats.consume(request.ip).ok && (await isKnown(key))) return undefined;
      return respond(request, reply, tooMany(read.retryAfter));
    }
    const enquiry = enquiries.peek(request.ip);
    // A native post has no key header: only its body can tell whether it is a repeat.
    if (enquiry.ok || isNativePost(request) || (key && (await isKnown(key)))) return undefined;
    return respond(request, reply, tooMany(enquiry.retryAfter));
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.method === 'POST' && isRefunded(reply)) reads.refund(request.ip);
  });
}
