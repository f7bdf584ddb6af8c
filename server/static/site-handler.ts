import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestFor, sendFile } from './send-file.ts';
import type { SiteFiles } from './site-files.ts';

const allowedMethods = 'GET, HEAD, OPTIONS';

/** As much of an unwanted body as is read for the sake of the connection; a longer one ends it. */
const mostUnread = 64 * 1024;

function endsConnection({ headers, method }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return (
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > mostUnread
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The one right path for a request that missed by letter case, trailing slashes, encoding or file name. */
function rightPathFor(site: SiteFiles, path: string): string | undefined {
  const bare = decoded(path).toLowerCase().replace(/\/+$/, '');
  return site.redirects.get(bare === '' ? '/' : bare);
}

export type SiteHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Answers any request from the build: the file, the way to the right path, or the 404 page. */
export function createSiteHandler(site: SiteFiles): SiteHandler {
  const notFound: SiteHandler = (request, reply) => {
    const best = bestFor(site.notFound, request.headers['accept-encoding']);
    const connection = endsConnection(request) ? ['Connection', 'close'] : [];
    reply.hijack();
    reply.raw.writeHead(404, [...best.headersOfWhole, ...connection]);
    reply.raw.end(request.method === 'HEAD' ? undefined : best.body);
  };

  return (request, reply) => {
    const query = request.url.indexOf('?');
    const path = query === -1 ? request.url : request.url.slice(0, query);
    const file = site.files.get(path);
    const rightPath = file ? path : rightPathFor(site, path);
    if (rightPath === undefined) return notFound(request, reply);
    if (request.method === 'OPTIONS') return reply.code(204).header('allow', allowedMethods).send();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (endsConnection(request)) reply.header('connection', 'close');
      return reply
        .code(405)
        .header('allow', allowedMethods)
        .send({ message: 'Method not allowed.' });
    }
    if (file) {
      reply.hijack();
      return sendFile(request.raw, reply.raw, file);
    }
    const search = query === -1 ? '' : request.url.slice(query);
    return reply.redirect(`${rightPath}${search}`, 301);
  };
}
