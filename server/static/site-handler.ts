import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, sendFile } from './send-file.ts';
import type { SiteFiles } from './site-files.ts';

const allowedMethods = 'GET, HEAD, OPTIONS';

/** A longer body of a rejected request ends the connection instead of being read and discarded. */
const mostDiscarded = 64 * 1024;

function endsConnection({ headers, method }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return (
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > mostDiscarded
  );
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Corrects letter case, trailing slashes, percent-encoding and names such as `/about.html`. */
function correctPath(site: SiteFiles, path: string): string | undefined {
  const bare = decodePath(path).toLowerCase().replace(/\/+$/, '');
  return site.redirects.get(bare === '' ? '/' : bare);
}

export type SiteHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Responds to any request with a file, a redirect to the right path, 405 or the 404 page. */
export function createSiteHandler(site: SiteFiles): SiteHandler {
  const notFound: SiteHandler = (request, reply) => {
    const best = chooseEncoding(site.notFound, request.headers['accept-encoding']);
    const connection = endsConnection(request) ? ['Connection', 'close'] : [];
    reply.hijack();
    reply.raw.writeHead(404, [...best.headersWithLength, ...connection]);
    reply.raw.end(request.method === 'HEAD' ? undefined : best.body);
  };

  return (request, reply) => {
    const query = request.url.indexOf('?');
    const path = query === -1 ? request.url : request.url.slice(0, query);
    const file = site.files.get(path);
    const rightPath = file ? path : correctPath(site, path);
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
