import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultEndpoint } from '#enquiry/transport.ts';

/** What kind of thing was asked for; few enough to be the label of a figure. */
export type RequestClass = 'page' | 'file' | 'enquiry' | 'health' | 'missing';

/** One answered request; nothing in it tells who asked. */
export interface AnsweredRequest {
  readonly class: RequestClass;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
  /** Without the query; undefined where the path is not one of ours, because it may hold anything. */
  readonly path: string | undefined;
}

const routes: Readonly<Record<string, RequestClass>> = {
  [defaultEndpoint]: 'enquiry',
  '/healthz': 'health',
};

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '';

function classOf(request: FastifyRequest, reply: FastifyReply): RequestClass {
  const route = routes[request.routeOptions.url ?? ''];
  if (route !== undefined) return route;
  if (reply.statusCode === 404) return 'missing';
  return /\.\w+$/.test(pathOf(request)) ? 'file' : 'page';
}

/** Tells of every request once it has been answered. Before `listen`, so that every route has it. */
export function observeRequests(
  app: FastifyInstance,
  tell: (request: AnsweredRequest) => void,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const found = classOf(request, reply);
    tell({
      class: found,
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 100) / 100,
      path: found === 'missing' ? undefined : pathOf(request),
    });
  });
}
