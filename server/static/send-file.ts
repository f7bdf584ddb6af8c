import type { IncomingMessage, ServerResponse } from 'node:http';
import { Negotiator } from '@fastify/accept-negotiator';
import parseRange from 'range-parser';
import type { Representation, SiteFile } from './site-files.ts';

/** Results by `Accept-Encoding`; browsers send only a handful of different values. */
const cache = new Map<string, string>();
const mostCached = 100;
const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'], cache });

/** The file in the encoding that the client prefers. */
export function chooseEncoding(file: SiteFile, acceptEncoding: string | undefined): Representation {
  if (!file.br || acceptEncoding === undefined) return file.identity;
  // A client that sends ever new values must not fill the memory.
  if (cache.size > mostCached) cache.clear();
  const encoding = negotiator.negotiate(acceptEncoding);
  if (encoding === 'br') return file.br;
  return (encoding === 'gzip' && file.gzip) || file.identity;
}

/** `If-None-Match` compares weakly (RFC 9110, 13.1.2): a proxy may have marked our ETag as weak. */
const matches = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);

interface Part {
  readonly status: 206 | 416;
  readonly headers: string[];
  readonly body: Buffer;
}

/** The requested range of a file; undefined if the whole file is to be sent. */
function selectRange(
  { headers, method }: IncomingMessage,
  whole: Representation,
): Part | undefined {
  const { range, 'if-range': ifRange } = headers;
  if (range === undefined || method !== 'GET') return undefined;
  if (ifRange !== undefined && ifRange !== whole.etag) return undefined;
  const size = whole.body.length;
  const part = (status: Part['status'], contentRange: string, body: Buffer): Part => ({
    status,
    headers: [
      ...whole.headers,
      ...['Content-Range', contentRange, 'Content-Length', String(body.length)],
    ],
    body,
  });
  const ranges = parseRange(size, range);
  if (ranges === -1) return part(416, `bytes */${size}`, Buffer.alloc(0));
  // RFC 9110, 14.2 allows sending the whole file instead of several ranges.
  const [only] = ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 ? [] : ranges;
  if (only === undefined) return undefined;
  const { start, end } = only;
  return part(206, `bytes ${start}-${end}/${size}`, whole.body.subarray(start, end + 1));
}

/** Responds to a GET or HEAD with a file of the build: 200, 206, 304 or 416. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const best = chooseEncoding(file, request.headers['accept-encoding']);
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, best.etag)) {
    response.writeHead(304, [...best.headers]).end();
    return;
  }
  const part = selectRange(request, file.identity);
  if (part) {
    response.writeHead(part.status, part.headers).end(part.body);
    return;
  }
  response.writeHead(200, best.headersWithLength);
  response.end(request.method === 'HEAD' ? undefined : best.body);
}
