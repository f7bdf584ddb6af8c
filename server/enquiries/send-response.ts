import type { FastifyReply, FastifyRequest } from 'fastify';
import { enquiryHandled } from '../observation/channels.ts';
import type { Post } from './read-post.ts';
import type { EnquiryResponse } from './responses.ts';

/** Renders a page for a native form post; `post` is undefined if the body could not be read. */
export type RenderPage = (
  response: EnquiryResponse,
  post: Post | undefined,
) => { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** `sendResponse` with the page renderer of the app. */
export type Respond = (
  request: FastifyRequest,
  reply: FastifyReply,
  response: EnquiryResponse,
  post?: Post,
) => FastifyReply;

const outcomeOf = (response: EnquiryResponse) => {
  if ('code' in response) return response.code;
  return response.isReplayed ? 'repeated' : 'accepted';
};

const mediaTypeOf = (request: FastifyRequest) =>
  (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();

/** Whether it is a native form post, sent without JavaScript. */
export const isNativePost = (request: FastifyRequest): boolean =>
  mediaTypeOf(request) === 'application/x-www-form-urlencoded';

const acceptsPage = (request: FastifyRequest) =>
  isNativePost(request) && (request.headers.accept ?? '').includes('text/html');

/** Sends JSON, problem+json (RFC 9457) or, for a native form post, a page. */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: EnquiryResponse,
  renderPage: RenderPage | undefined,
  post?: Post,
): FastifyReply {
  enquiryHandled.publish({ outcome: outcomeOf(response) });
  reply.code(response.status).header('cache-control', 'no-store');
  if ('code' in response) {
    if (response.retryAfter !== undefined) reply.header('retry-after', response.retryAfter);
  } else if (response.isReplayed) {
    reply.header('idempotency-replayed', 'true');
  }
  if (renderPage && acceptsPage(request)) {
    const page = renderPage(response, post);
    return reply.type('text/html; charset=utf-8').headers(page.headers).send(page.body);
  }
  if ('reference' in response) {
    return reply.send({ message: response.message, reference: response.reference });
  }
  const { retryAfter: _, ...members } = response;
  return reply
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ type: 'about:blank', ...members });
}
