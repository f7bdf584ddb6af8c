import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { Representation, SiteFile, SiteFiles } from './site-files.ts';

const allowedMethods = 'GET, HEAD, OPTIONS';

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

function bestFor(file: SiteFile, acceptEncoding: string | undefined): Representation {
  if (!file.br || acceptEncoding === undefined) return file.identity;
  const encoding = negotiator.negotiate(acceptEncoding);
  if (encoding === 'br') return file.br;
  return (encoding === 'gzip' && file.gzip) || file.identity;
}

/** `If-None-Match` compares weakly (RFC 9110, 13.1.2): a proxy may have marked our ETag as weak. */
const matches = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);

/** As much of an unwanted body as is read for the sake of the connection; a longer one ends it. */
const mostUnread = 64 * 1024;

function endsConnection({ headers, method }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return (
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > mostUnread
  );
}

/** Writes past Fastify's reply: the headers are ready since the start, so nothing is left for it to do. */
function write(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: readonly string[],
  body: Buffer,
): void {
  const connection = endsConnection(request) ? ['Connection', 'close'] : [];
  const length = ['Content-Length', String(body.length)];
  reply.hijack();
  reply.raw.writeHead(status, [...headers, ...connection, ...length]);
  reply.raw.end(request.method === 'HEAD' ? undefined : body);
}

function sendRange(request: FastifyRequest, reply: FastifyReply, file: SiteFile): boolean {
  const { range, 'if-range': ifRange } = request.headers;
  const { body, etag, headers } = file.identity;
  if (range === undefined || request.method !== 'GET') return false;
  if (ifRange !== undefined && ifRange !== etag) return false;
  const ranges = parseRange(body.length, range);
  if (ranges === -1) {
    const whole = [...headers, 'Content-Range', `bytes */${body.length}`];
    write(request, reply, 416, whole, Buffer.alloc(0));
    return true;
  }
  // Several ranges at once are answered with the whole file, which the standard allows.
  const [only] = ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 ? [] : ranges;
  if (only === undefined) return false;
  const part = body.subarray(only.start, only.end + 1);
  const contentRange = `bytes ${only.start}-${only.end}/${body.length}`;
  write(request, reply, 206, [...headers, 'Content-Range', contentRange], part);
  return true;
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): void {
  const best = bestFor(file, request.headers['accept-encoding']);
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, best.etag)) {
    reply.hijack();
    reply.raw.writeHead(304, [...best.headers]);
    reply.raw.end();
    return;
  }
  if (sendRange(request, reply, file)) return;
  reply.hijack();
  reply.raw.writeHead(200, best.headersOfWhole);
  reply.raw.end(request.method === 'HEAD' ? undefined : best.body);
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
    write(request, reply, 404, best.headers, best.body);
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
    if (file) return sendFile(request, reply, file);
    const search = query === -1 ? '' : request.url.slice(query);
    return reply.redirect(`${rightPath}${search}`, 301);
  };
}
