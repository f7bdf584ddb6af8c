import type { FastifyInstance } from 'fastify';
import { defaultEndpoint } from '#enquiry/transport.ts';

/** Few enough values to be a label of a metric. */
export type RequestClass = 'page' | 'file' | 'enquiry' | 'health' | 'missing';

/** A request whose response has been sent. Nothing in it identifies the visitor. */
export interface CompletedRequest {
  readonly class: RequestClass;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
  /** Without the query; undefined for a path that does not exist, which may hold anything. */
  readonly path: string | undefined;
}

const routes: Readonly<Record<string, RequestClass>> = {
  [defaultEndpoint]: 'enquiry',
  '/healthz': 'health',
};

function classOf(path: string, status: number): RequestClass {
  if (status === 404) return 'missing';
  return routes[path] ?? (/\.\w+$/.test(path) ? 'file' : 'page');
}

/** Reports every completed request, including those that do not reach Fastify. */
export function observeRequests(
  { server }: FastifyInstance,
  report: (request: CompletedRequest) => void,
): void {
  server.prependListener('request', ({ method = '', url = '' }, response) => {
    const startedAt = performance.now();
    response.once('finish', () => {
      const [path = ''] = url.split('?', 1);
      const requestClass = classOf(path, response.statusCode);
      report({
        class: requestClass,
        method,
        status: response.statusCode,
        ms: Math.round((performance.now() - startedAt) * 100) / 100,
        path: requestClass === 'missing' ? undefined : path,
      });
    });
  });
}
