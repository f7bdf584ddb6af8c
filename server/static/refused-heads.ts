import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { plainAnswer } from './safety-headers.ts';

/** Node's own answers to these have no safety headers, and none at all to CONNECT. */
const sentences = {
  400: 'A request names its host once.',
  405: 'Method not allowed.',
  417: 'This expectation is not met here.',
} as const;

type Status = keyof typeof sentences;

const bodyOf = (status: Status) => JSON.stringify({ message: sentences[status] });

const headersFor = (status: Status) => [
  ...plainAnswer,
  ['Content-Type', 'application/json; charset=utf-8'] as const,
  ['Content-Length', String(Buffer.byteLength(bodyOf(status)))] as const,
  ['Connection', 'close'] as const,
];

/** Answers a request by its head alone and ends the connection. */
export function refuseHead(response: ServerResponse, status: Status): void {
  response.writeHead(status, headersFor(status).flat()).end(bodyOf(status));
}

/**
 * Whether the request names its host exactly once (RFC 9112, 3.2). Of two, a proxy in front might
 * believe the other one. Before HTTP/1.1 it need not name any.
 */
export function namesOneHost({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}

/** Answers what Node answers by itself or not at all. */
export function refuseBrokenHeads(server: Server): void {
  server.on('checkExpectation', (_request, response) => refuseHead(response, 417));
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
