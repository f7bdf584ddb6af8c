import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { nonPageHeaders } from './security-headers.ts';

/** Node's own responses lack the security headers, and Node does not respond to CONNECT. */
const sentences = {
  400: 'A request names its host once.',
  405: 'Method not allowed.',
  417: 'This expectation is not met here.',
} as const;

type Status = keyof typeof sentences;

const bodyOf = (status: Status) => JSON.stringify({ message: sentences[status] });

const headersFor = (status: Status) => [
  ...nonPageHeaders,
  ['Content-Type', 'application/json; charset=utf-8'] as const,
  ['Content-Length', String(Buffer.byteLength(bodyOf(status)))] as const,
  ['Connection', 'close'] as const,
];

/** Responds before the body is read and ends the connection. */
export function rejectRequest(response: ServerResponse, status: Status): void {
  response.writeHead(status, headersFor(status).flat()).end(bodyOf(status));
}

/**
 * Whether the request has exactly one Host header (RFC 9112, 3.2). Of two, a proxy might trust the
 * other one. HTTP/1.0 requires none.
 */
export function hasOneHost({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let hostHeaders = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hostHeaders += 1;
  }
  return hostHeaders === 1 || (hostHeaders === 0 && httpVersionMinor === 0);
}

/** Rejects CONNECT and unknown expectations with our own headers. */
export function rejectUnsupportedRequests(server: Server): void {
  server.on('checkExpectation', (_request, response) => rejectRequest(response, 417));
  server.on('connect', (_request, socket) => {
    const lines = headersFor(405).map(([name, value]) => `${name}: ${value}`);
    socket.on('error', () => {});
    socket.end(
      [
        `HTTP/1.1 405 ${STATUS_CODES[405]}`,
        ...lines,
        'Allow: GET, HEAD, POST, OPTIONS',
        '',
        bodyOf(405),
      ].join('\r\n'),
    );
  });
}
