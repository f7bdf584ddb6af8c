import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { SiteFiles } from './static/site-files.ts';
import { createSiteHandler } from './static/site-handler.ts';

export interface AppDependencies {
  readonly site: SiteFiles;
  readonly logger?: FastifyBaseLogger;
}

/** The whole service as an object: no port, no globals, no environment. Tests call it in-process. */
export function createApp({ site, logger }: AppDependencies): FastifyInstance {
  const fromSite = createSiteHandler(site);
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    // Open requests finish; idle keep-alive connections do not hold up the stop.
    forceCloseConnections: 'idle',
    // A path that is not valid percent-encoding is one more path that does not exist.
    frameworkErrors: (_error, request, reply) => fromSite(request, reply),
  });

  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/*', (request, reply) => fromSite(request, reply));
  app.setNotFoundHandler((request, reply) => fromSite(request, reply));
  return app;
}
