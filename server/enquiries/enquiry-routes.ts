import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { defaultEndpoint } from '#enquiry/transport.ts';
import type { EnquiryIntake } from '../storage/enquiry-store.ts';
import { createIntake } from './accept-enquiry.ts';
import * as answers from './answers.ts';
import { addBodyParsers, NotReadable } from './body-parsers.ts';
import { allowReading, answerPreflight, provenanceOf } from './cross-site.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { type Post, readFormPost, readJsonPost } from './read-post.ts';
import { limitReading } from './refusal-limit.ts';
import { type AnswerPage, sendAnswer } from './send-answer.ts';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

const path = defaultEndpoint;

export interface EnquiryDependencies {
  readonly store: EnquiryIntake;
  /** Enquiries one address may send in ten minutes; 0 for no limit. */
  readonly rateLimit: number;
  /** Counts them where several instances see it. */
  readonly sharedRateLimit?: RateLimit | undefined;
  /** Origins of other sites whose forms may send here. */
  readonly allowedOrigins: ReadonlySet<string>;
  readonly onStored: () => void;
  readonly answerPage?: AnswerPage | undefined;
  readonly log?: Pick<Logger, 'error' | 'warn'> | undefined;
  readonly now?: (() => number) | undefined;
  /** What an enquiry is stamped with, where that is not simply the time. */
  readonly receivedAt?: (() => number) | undefined;
}

/** Posts that make no enquiry, per enquiry of the limit: plenty for a person, too few for a program. */
const readsPerEnquiry = 10;

/** Fastify's own reasons to refuse a body, as this service tells them. */
const refusals: Readonly<Record<string, answers.Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: answers.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: answers.wrongType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: answers.notReadable,
};

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

function readPost(request: FastifyRequest): Post | answers.Problem {
  const { body } = request;
  if (body instanceof URLSearchParams) return readFormPost(body);
  if (body === undefined) return answers.notReadable;
  if (!isObject(body)) return answers.notAnEnquiry([]);
  return readJsonPost(request, body) ?? answers.badKey;
}

/** Receives enquiries at `POST /api/contact`. */
export async function enquiryRoutes(
  app: FastifyInstance,
  dependencies: EnquiryDependencies,
): Promise<void> {
  const { store, rateLimit, allowedOrigins, onStored, answerPage, log } = dependencies;
  const { now = Date.now, receivedAt = now, sharedRateLimit } = dependencies;
  const shares = createRateLimit(rateLimit, now);
  const intake = createIntake({
    store,
    rateLimit: shares,
    sharedRateLimit,
    receivedAt,
    onStored,
    onFailure: (error) =>
      log?.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'not stored'),
  });

  addBodyParsers(app);
  warnOfUntrustedProxy(app, log);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Whoever sent it has gone: nobody to answer, and nothing failed here.
    if (request.raw.destroyed && !request.raw.complete) return reply.hijack();
    const known = error instanceof NotReadable ? answers.notReadable : refusals[error.code ?? ''];
    if (known === undefined) log?.error({ code: error.code ?? error.name }, 'unexpected');
    return sendAnswer(request, reply, known ?? answers.unexpected, answerPage);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const provenance = provenanceOf(request, allowedOrigins);
    if (provenance === 'allowed') {
      allowReading(request, reply);
      if (request.method === 'OPTIONS') return answerPreflight(reply);
    }
    if (provenance === 'foreign' && request.method === 'POST') {
      return sendAnswer(request, reply, answers.crossSite, answerPage);
    }
    const coding = request.headers['content-encoding'];
    if (coding !== undefined && coding !== 'identity') {
      return sendAnswer(request, reply, answers.wrongType, answerPage);
    }
    return undefined;
  });
  // After the refusal of foreign pages: what they send must not use up the visitor's shares.
  limitReading(app, {
    store,
    shares,
    reads: createRateLimit(rateLimit * readsPerEnquiry, now),
    repeats: createRateLimit(rateLimit * readsPerEnquiry, now),
    answerPage,
  });

  app.post(path, async (request, reply) => {
    const post = readPost(request);
    if ('code' in post) return sendAnswer(request, reply, post, answerPage);
    return sendAnswer(request, reply, await intake(post, request.ip), answerPage, post);
  });
  app.options(path, (_request, reply) => reply.code(204).header('allow', 'POST, OPTIONS').send());
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: path,
    handler: (request, reply) => {
      // Somebody reloads the address of the answer page: the form is where they want to be.
      if (request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')) {
        return reply.redirect('/contact', 303);
      }
      reply.header('allow', 'POST, OPTIONS');
      return sendAnswer(request, reply, answers.wrongMethod, undefined);
    },
  });
}
