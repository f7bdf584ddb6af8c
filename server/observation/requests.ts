import type { FastifyInstance } from 'fastify';
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

function classOf(path: string, status: number): RequestClass {
  if (status === 404) return 'missing';
  return routes[path] ?? (/\.\w+$/.test(path) ? 'file' : 'page');
}

/** Tells of every request once it has been answered, whoever answers it: the app or its server. */
export function observeRequests(
  { server }: FastifyInstance,
  tell: (request: AnsweredRequest) => void,
): void {
  server.prependListener('request', ({ method = '', url = '' }, response) => {
    const began = performance.now();
    response.once('finish', () => {
      const [path = ''] = url.split('?', 1);
      const found = classOf(path, response.statusCode);
      tell({
        class: found,
        method,
        status: response.statusCode,
        ms: Math.round((performance.now() - began) * 100) / 100,
        path: found === 'missing' ? undefined : path,
      });
    });
  });
}
