import type { FastifyInstance } from 'fastify';
import { tooMany } from './answers.ts';
import type { OwnRateLimit } from './rate-limit.ts';
import { type AnswerPage, sendAnswer } from './send-answer.ts';

/** A post that is in flight twice, or one too many, is not refused for what it says. */
const isRefusal = (status: number) =>
  status >= 400 && status < 500 && status !== 409 && status !== 429;

/**
 * Reading and judging a post costs more than sending it, and what is refused counts towards no other
 * limit. A sender with too many refusals is answered before the body is read. Each instance counts for
 * itself: it is its own time that this keeps.
 */
export function limitRefusals(
  app: FastifyInstance,
  limit: OwnRateLimit,
  answerPage: AnswerPage | undefined,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return undefined;
    const share = limit.look(request.ip);
    return share.ok ? undefined : sendAnswer(request, reply, tooMany(share.retryAfter), answerPage);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.method === 'POST' && isRefusal(reply.statusCode)) limit.take(request.ip);
  });
}
