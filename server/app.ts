import { Readable } from 'node:stream';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createAnswerPage } from './enquiries/answer-page.ts';
import { unexpected } from './enquiries/answers.ts';
import { answerBrokenRequest } from './enquiries/broken-request.ts';
import { type EnquiryDependencies, enquiryRoutes } from './enquiries/enquiry-routes.ts';
import { closeGracefully } from './lifecycle/graceful-close.ts';
import { createHealth } from './observation/health.ts';
import { namesOneHost, refuseBrokenHeads, refuseHead } from './static/refused-heads.ts';
import { plainAnswer } from './static/safety-headers.ts';
import type { SiteFiles } from './static/site-files.ts';
import { createSiteHandler } from './static/site-handler.ts';

export interface AppDependencies {
  readonly site: SiteFiles;
  readonly log?: Pick<Logger, 'error' | 'info' | 'warn'> | undefined;
  /** Without these the server has pages only. */
  readonly enquiries?: EnquiryDependencies;
  readonly mail?: boolean;
  /** Addresses of the proxies whose word on a visitor's address counts. */
  readonly trustProxy?: string[] | undefined;
}

/** Slow clients: the head within 10 s, the whole request within 30 s, no silence over a minute. */
const limits = {
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionTimeout: 60_000,
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    // Checked by a hook instead, so that the refusal has the headers of all other responses.
    requireHostHeader: false,
    // Node does not wait for the end of a body that was not announced: a seventh of the time of a page.
    optimizeEmptyRequests: true,
  },
};

/** The whole service as an object: no port, no globals, no environment. Tests call it in-process. */
export function createApp({
  site,
  log,
  enquiries,
  mail = false,
  trustProxy,
}: AppDependencies): FastifyInstance {
  const fromSite = createSiteHandler(site);
  const app = Fastify({
    // A logger would be asked for a child by every request, and its answer watched.
    logger: false,
    // Open requests finish; idle keep-alive connections do not hold up the stop.
    forceCloseConnections: 'idle',
    // A request that made it in before the stop is served like any other.
    return503OnClosing: false,
    ...(trustProxy !== undefined && { trustProxy }),
    ...limits,
    clientErrorHandler: answerBrokenRequest,
    // A path that is not valid percent-encoding is one more path that does not exist.
    frameworkErrors: (_error, request, reply) => fromSite(request, reply),
  });

  closeGracefully(app);
  refuseBrokenHeads(app.server);
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    log?.error({ code: error.code ?? error.name }, 'unexpected');
    return reply.code(500).send({ message: unexpected.message });
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!namesOneHost(request.raw)) {
      reply.hijack();
      refuseHead(reply.raw, 400);
      return;
    }
    // Answered before anything reads or judges a body that nobody wants.
    if (request.is404) fromSite(request, reply);
    else done();
  });
  app.addHook('preParsing', (_request, _reply, body, done) => {
    // The stream of an empty request has ended before anybody can listen, so a reader gets another one.
    done(null, body.readableEnded ? Readable.from([]) : body);
  });
  // Files bring their headers along and are not sent through Fastify's reply.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const [name, value] of plainAnswer) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    done();
  });
  const health = enquiries && createHealth({ store: enquiries.store, mail, log });
  app.get('/healthz', async (_request, reply) => {
    const found = (await health?.()) ?? { status: 'ok' };
    return reply
      .code(found.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(found);
  });
  if (enquiries) {
    const answerPage = createAnswerPage(site.templates);
    app.register(enquiryRoutes, { answerPage, log, ...enquiries });
  }
  app.get('/*', (request, reply) => fromSite(request, reply));
  app.setNotFoundHandler((request, reply) => fromSite(request, reply));
  return app;
}
