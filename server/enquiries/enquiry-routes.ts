import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { defaultEndpoint } from '#enquiry/transport.ts';
import type { EnquiryIntake } from '../storage/enquiry-store.ts';
import { createIntake } from './accept-enquiry.ts';
import { addBodyParsers, UnreadableBody } from './body-parsers.ts';
import { limitBodyReads } from './body-read-limit.ts';
import { addCorsHeaders, sendPreflightResponse, sourceSiteOf } from './cross-site.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { type Post, readFormPost, readJsonPost } from './read-post.ts';
import * as responses from './responses.ts';
import { type RenderPage, type Respond, sendResponse } from './send-response.ts';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

const path = defaultEndpoint;

export interface EnquiryDependencies {
  readonly store: EnquiryIntake;
  /** Enquiries one address may send in ten minutes; 0 for no limit. */
  readonly rateLimit: number;
  /** The same limit over all instances on one database. */
  readonly sharedRateLimit?: RateLimit | undefined;
  /** Origins of other sites whose forms may send here. */
  readonly allowedOrigins: ReadonlySet<string>;
  readonly onStored: () => void;
  readonly renderPage?: RenderPage | undefined;
  readonly log?: Pick<Logger, 'error' | 'warn'> | undefined;
  readonly now?: (() => number) | undefined;
  /** The time that an enquiry is stored with; `now` by default. */
  readonly receivedAt?: (() => number) | undefined;
}

/** Bodies that may be read per enquiry of the limit: enough for a person, too few for a program. */
const readsPerEnquiry = 10;

/** Responses to Fastify's errors about the body. */
const bodyErrors: Readonly<Record<string, responses.Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: responses.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: responses.wrongType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: responses.notReadable,
};

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

function readPost(request: FastifyRequest): Post | responses.Problem {
  const { body } = request;
  if (body instanceof URLSearchParams) return readFormPost(body);
  if (body === undefined) return responses.notReadable;
  if (!isObject(body)) return responses.unknownFields([]);
  return readJsonPost(request, body) ?? responses.badKey;
}

function handleErrors(app: FastifyInstance, respond: Respond, log: EnquiryDependencies['log']) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The client has disconnected: there is nobody to respond to, and nothing has failed.
    if (request.raw.destroyed && !request.raw.complete) return reply.hijack();
    const known =
      error instanceof UnreadableBody ? responses.notReadable : bodyErrors[error.code ?? ''];
    if (known === undefined) log?.error({ code: error.code ?? error.name }, 'unexpected');
    return respond(request, reply, known ?? responses.unexpected);
  });
}

/** Handles CORS and rejects posts of foreign sites and compressed bodies. */
function checkHeaders(app: FastifyInstance, respond: Respond, allowedOrigins: ReadonlySet<string>) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const source = sourceSiteOf(request, allowedOrigins);
    if (source === 'allowed') {
      addCorsHeaders(request, reply);
      if (request.method === 'OPTIONS') return sendPreflightResponse(reply);
    }
    if (source === 'foreign' && request.method === 'POST') {
      return respond(request, reply, responses.crossSite);
    }
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      return respond(request, reply, responses.wrongType);
    }
    return undefined;
  });
}

/** Receives enquiries at `POST /api/contact`. */
export async function enquiryRoutes(
  app: FastifyInstance,
  dependencies: EnquiryDependencies,
): Promise<void> {
  const { store, rateLimit, allowedOrigins, onStored, renderPage, log } = dependencies;
  const { now = Date.now, receivedAt = now, sharedRateLimit } = dependencies;
  const localRateLimit = createRateLimit(rateLimit, now);
  const respond: Respond = (request, reply, response, post) =>
    sendResponse(request, reply, response, renderPage, post);
  const intake = createIntake({
    store,
    rateLimit: localRateLimit,
    sharedRateLimit,
    receivedAt,
    onStored,
    onFailure: (error) =>
      log?.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'not stored'),
  });

  addBodyParsers(app);
  warnOfUntrustedProxy(app, log);
  handleErrors(app, respond, log);
  checkHeaders(app, respond, allowedOrigins);
  // After `checkHeaders`: posts of foreign sites must not count against the visitor.
  limitBodyReads(app, {
    store,
    enquiries: localRateLimit,
    reads: createRateLimit(rateLimit * readsPerEnquiry, now),
    repeats: createRateLimit(rateLimit * readsPerEnquiry, now),
    respond,
  });

  app.post(path, async (request, reply) => {
    const post = readPost(request);
    if ('code' in post) return respond(request, reply, post);
    return respond(request, reply, await intake(post, request.ip), post);
  });
  app.options(path, (_request, reply) => reply.code(204).header('allow', 'POST, OPTIONS').send());
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: path,
    handler: (request, reply) => {
      // A reload of the response page shows the form.
      if (request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')) {
        return reply.redirect('/contact', 303);
      }
      reply.header('allow', 'POST, OPTIONS');
      return sendResponse(request, reply, responses.wrongMethod, undefined);
    },
  });
}
