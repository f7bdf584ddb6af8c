import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EnquiryIntake } from '../storage/enquiry-store.ts';
import { tooMany } from './answers.ts';
import type { OwnRateLimit } from './rate-limit.ts';
import { keyOf } from './read-post.ts';
import { type AnswerPage, isForm, sendAnswer } from './send-answer.ts';

export interface ReadingLimits {
  readonly store: Pick<EnquiryIntake, 'findByKey'>;
  /** New enquiries. */
  readonly shares: OwnRateLimit;
  /** Posts that are read and make no new enquiry. */
  readonly reads: OwnRateLimit;
  /** Repeats that are read beyond that, because the visitor waits for the reference. */
  readonly repeats: OwnRateLimit;
  readonly answerPage: AnswerPage | undefined;
}

/** What cost a reading and was not the sender's fault, or made an enquiry, is given back. */
const isGivenBack = (reply: FastifyReply) =>
  reply.statusCode >= 500 || (reply.statusCode === 201 && !reply.hasHeader('idempotency-replayed'));

/**
 * Reading and judging a post costs more than sending it. A sender whose share is used up is answered
 * before the body is read, unless the post may repeat what is stored. Each instance counts for itself: it
 * is its own time that this keeps.
 */
export function limitReading(app: FastifyInstance, limits: ReadingLimits): void {
  const { store, shares, reads, repeats, answerPage } = limits;

  const isKnown = async (key: string) =>
    (await store.findByKey(key).catch(() => undefined)) !== undefined;

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return undefined;
    const key = keyOf(request);
    const read = reads.take(request.ip);
    if (!read.ok) {
      if (key && repeats.take(request.ip).ok && (await isKnown(key))) return undefined;
      return sendAnswer(request, reply, tooMany(read.retryAfter), answerPage);
    }
    const share = shares.look(request.ip);
    // A form has no key in its head: only its text can tell whether it is a repeat.
    if (share.ok || isForm(request) || (key && (await isKnown(key)))) return undefined;
    return sendAnswer(request, reply, tooMany(share.retryAfter), answerPage);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.method === 'POST' && isGivenBack(reply)) reads.giveBack(request.ip);
  });
}
