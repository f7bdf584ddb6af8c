import { Readable } from 'node:stream';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type EnquiryDependencies, enquiryRoutes } from './enquiries/enquiry-routes.ts';
import { rejectBrokenRequest } from './enquiries/reject-broken-request.ts';
import { createRenderPage } from './enquiries/response-page.ts';
import { unexpected } from './enquiries/responses.ts';
import { closeGracefully } from './lifecycle/graceful-close.ts';
import { createHealth } from './observation/health.ts';
import { hasOneHost, rejectRequest, rejectUnsupportedRequests } from './static/reject-requests.ts';
import { nonPageHeaders } from './static/security-headers.ts';
import type { SiteFiles } from './static/site-files.ts';
import { createSiteHandler } from './static/site-handler.ts';

export interface AppDependencies {
  readonly site: SiteFiles;
  readonly log?: Pick<Logger, 'error' | 'info' | 'warn'> | undefined;
  /** If undefined, the server has pages only. */
  readonly enquiries?: EnquiryDependencies;
  readonly mail?: boolean;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy?: string[] | undefined;
}

/** For slow clients: 10 s for the headers, 30 s for the request, a minute of silence. */
const limits = {
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionTimeout: 60_000,
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    // A hook checks it instead, so the refusal has the headers of all other responses.
    requireHostHeader: false,
    // Without a body Node need not wait for its end, which saves a seventh of the time of a page.
    optimizeEmptyRequests: true,
  },
};

/** The service as an object: no port, no globals, no environment. Tests call it in-process. */
export function createApp({
  site,
  log,
  enquiries,
  mail = false,
  trustProxy,
}: AppDependencies): FastifyInstance {
  const serveSite = createSiteHandler(site);
  const app = Fastify({
    // With a logger Fastify would create a child for every request and listen to every response.
    logger: false,
    // A close ends idle keep-alive connections and lets open requests finish.
    forceCloseConnections: 'idle',
    // Requests that arrive while the app closes are served like all others.
    return503OnClosing: false,
    ...(trustProxy !== undefined && { trustProxy }),
    ...limits,
    clientErrorHandler: rejectBrokenRequest,
    // A path with invalid percent-encoding gets the 404 page, not Fastify's 400.
    frameworkErrors: (_error, request, reply) => serveSite(request, reply),
  });

  closeGracefully(app);
  rejectUnsupportedRequests(app.server);
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    log?.error({ code: error.code ?? error.name }, 'unexpected');
    return reply.code(500).send({ message: unexpected.message });
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasOneHost(request.raw)) {
      reply.hijack();
      rejectRequest(reply.raw, 400);
      return;
    }
    // Responds before Fastify parses the body of a request that has no route.
    if (request.is404) serveSite(request, reply);
    else done();
  });
  app.addHook('preParsing', (_request, _reply, body, done) => {
    // The stream of an empty request has ended before Fastify listens, so it gets another one.
    done(null, body.readableEnded ? Readable.from([]) : body);
  });
  // Files carry their own headers and are not sent through Fastify's reply.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const [name, value] of nonPageHeaders) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    done();
  });
  const checkHealth = enquiries && createHealth({ store: enquiries.store, mail, log });
  app.get('/healthz', async (_request, reply) => {
    const health = (await checkHealth?.()) ?? { status: 'ok' };
    return reply
      .code(health.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
  if (enquiries) {
    const renderPage = createRenderPage(site.templates);
    app.register(enquiryRoutes, { renderPage, log, ...enquiries });
  }
  app.get('/*', (request, reply) => serveSite(request, reply));
  app.setNotFoundHandler((request, reply) => serveSite(request, reply));
  return app;
}
