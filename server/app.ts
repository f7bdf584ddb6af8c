import { Readable } from 'node:stream';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createAnswerPage } from './enquiries/answer-page.ts';
import { unexpected } from './enquiries/answers.ts';
import { answerBrokenRequest } from './enquiries/broken-request.ts';
import { type EnquiryDependencies, enquiryRoutes } from './enquiries/enquiry-routes.ts';
import { closeGracefully } from './lifecycle/graceful-close.ts';
import { createHealth } from './observation/health.ts';
import { createFilesFirstServer } from './static/files-first.ts';
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
    serverFactory: (framework) => createFilesFirstServer(site, framework),
    clientErrorHandler: answerBrokenRequest,
    // A path that is not valid percent-encoding is one more path that does not exist.
    frameworkErrors: (_error, request, reply) => fromSite(request, reply),
  });

  closeGracefully(app);
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    log?.error({ code: error.code ?? error.name }, 'unexpected');
    return reply.code(500).send({ message: unexpected.message });
  });
  app.addHook('onRequest', (request, reply, done) => {
    // Answered before anything reads or judges a body that nobody wants.
    if (request.is404) fromSite(request, reply);
    else done();
  });
  app.addHook('preParsing', (_request, _reply, body, done) => {
    // Nothing was sent, which whoever reads it learns from the end of a stream.
    done(null, body.readableEnded ? Readable.from([]) : body);
  });
  // Files never come by here: they bring their headers along.
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
