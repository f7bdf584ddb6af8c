import type { Socket } from 'node:net';
import { nonPageHeaders } from '../static/security-headers.ts';
import { notReadable, type Problem, tooSlow } from './responses.ts';

const tooManyHeaders: Problem = {
  ...notReadable,
  status: 431,
  code: 'headers-too-large',
  title: 'The request header fields are too large',
};

const reasonPhrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

const problemFor = (code: string | undefined): Problem => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow;
  if (code === 'HPE_HEADER_OVERFLOW') return tooManyHeaders;
  return { ...notReadable, code: 'broken-request', title: 'The request is not HTTP' };
};

/** Responds to a request that Node could not parse or that came too slowly, on the bare socket. */
export function rejectBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const problem = problemFor(error.code);
    const body = JSON.stringify({ type: 'about:blank', ...problem });
    socket.write(
      [
        `HTTP/1.1 ${problem.status} ${reasonPhrases[problem.status]}`,
        'Content-Type: application/problem+json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        ...nonPageHeaders.map(([name, value]) => `${name}: ${value}`),
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy();
}
