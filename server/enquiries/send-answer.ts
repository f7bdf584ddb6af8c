import type { FastifyReply, FastifyRequest } from 'fastify';
import { enquiryHandled } from '../observation/channels.ts';
import type { Answer } from './answers.ts';
import type { Post } from './read-post.ts';

/** Whole pages for visitors without JavaScript; `post` is undefined if the body could not be read. */
export type AnswerPage = (
  answer: Answer,
  post: Post | undefined,
) => { readonly headers: Readonly<Record<string, string>>; readonly body: string };

const outcomeOf = (answer: Answer) => {
  if ('code' in answer) return answer.code;
  return answer.replayed ? 'repeated' : 'accepted';
};

const typeOf = (request: FastifyRequest) =>
  (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();

/** Whether a browser sent it without JavaScript. */
export const isForm = (request: FastifyRequest): boolean =>
  typeOf(request) === 'application/x-www-form-urlencoded';

const wantsPage = (request: FastifyRequest) =>
  isForm(request) && (request.headers.accept ?? '').includes('text/html');

/** Writes an answer as JSON, as problem+json (RFC 9457) or, for a native post, as a page. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  answerPage: AnswerPage | undefined,
  post?: Post,
): FastifyReply {
  enquiryHandled.publish({ outcome: outcomeOf(answer) });
  reply.code(answer.status).header('cache-control', 'no-store');
  if ('code' in answer) {
    if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
  } else if (answer.replayed) {
    reply.header('idempotency-replayed', 'true');
  }
  if (answerPage && wantsPage(request)) {
    const page = answerPage(answer, post);
    return reply.type('text/html; charset=utf-8').headers(page.headers).send(page.body);
  }
  if ('reference' in answer) {
    return reply.send({ message: answer.message, reference: answer.reference });
  }
  const { retryAfter: _, ...members } = answer;
  return reply
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ type: 'about:blank', ...members });
}
