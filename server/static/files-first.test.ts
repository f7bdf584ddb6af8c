import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { observeRequests } from '../observation/requests.ts';
import type { SiteFile } from './site-files.ts';

const represented = (text: string, encoding?: string) => {
  const body = Buffer.from(text);
  const etag = `"${text}"`;
  const own = encoding === undefined ? [] : ['Content-Encoding', encoding];
  const headers = ['Content-Type', 'text/html', 'ETag', etag, ...own];
  const headersOfWhole = [...headers, 'Content-Length', String(body.length)];
  return { body, etag, headers, headersOfWhole };
};
const page = (text: string): SiteFile => ({
  identity: represented(text),
  br: represented(`${text} in brotli`, 'br'),
  gzip: undefined,
});

const app = createApp({
  site: {
    files: new Map([['/about', page('about')]]),
    redirects: new Map([['/about', '/about']]),
    notFound: page('missing'),
    templates: new Map(),
  },
});
/** What the framework was asked to answer. */
const routed: string[] = [];
const told: string[] = [];
let port: number;

beforeAll(async () => {
  app.addHook('onRequest', async ({ method, url }) => void routed.push(`${method} ${url}`));
  observeRequests(app, ({ class: kind, method, status, path }) =>
    told.push(`${method} ${status} ${kind} ${path}`),
  );
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

async function ask(method: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const sent = request({ host: '127.0.0.1', port, method, path, headers }).end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('There is no answer.');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

/** Node adds these to every answer that goes over a connection. */
const ofTheAnswer = ({
  date,
  connection,
  'keep-alive': _,
  ...headers
}: object & {
  [name: string]: unknown;
}) => headers;

it.each([
  ['GET', '/about', {}, 200],
  ['HEAD', '/about', {}, 200],
  ['GET', '/about?a=1', { 'accept-encoding': 'br' }, 200],
  ['GET', '/about', { 'if-none-match': '"about"' }, 304],
  ['GET', '/about', { range: 'bytes=1-2' }, 206],
  ['GET', '/about', { range: 'bytes=99-' }, 416],
  ['GET', '/About', {}, 301],
  ['GET', '/nothing', {}, 404],
  ['POST', '/about', {}, 405],
  ['OPTIONS', '/about', {}, 204],
  ['GET', '/healthz', {}, 200],
] as const)(
  'over a connection answers %s %s with %j as in the process: %i',
  async (method, url, headers, status) => {
    const inProcess = await app.inject({ method, url, headers });
    const connected = await ask(method, url, headers);
    expect(connected.status).toBe(status);
    expect(inProcess.statusCode).toBe(status);
    expect(ofTheAnswer(connected.headers)).toEqual(ofTheAnswer(inProcess.headers));
    expect(connected.body).toEqual(inProcess.rawPayload);
  },
);

it('sends a file without the framework, and tells of it like of all else', async () => {
  routed.length = 0;
  told.length = 0;
  await ask('GET', '/about?secret=1');
  await ask('HEAD', '/about');
  await ask('GET', '/nothing');
  await ask('GET', '/healthz');
  await ask('POST', '/healthz');
  // What has no route is answered by an earlier hook.
  expect(routed).toEqual(['GET /nothing', 'GET /healthz']);
  await expect.poll(() => told.length).toBe(5);
  expect(told).toEqual([
    'GET 200 page /about',
    'HEAD 200 page /about',
    'GET 404 missing undefined',
    'GET 200 health /healthz',
    'POST 404 missing undefined',
  ]);
});

it('ends the connection with the answer to a request that was under way when the app closes', async () => {
  const arrived = once(app.server, 'connection');
  const client = connect(port, '127.0.0.1');
  client.write('GET /about HTTP/1.1\r\n');
  const [served]: Socket[] = await arrived;
  await expect.poll(() => served?.bytesRead).toBeGreaterThan(0);
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  client.write('Host: x\r\n\r\n');
  const answer = await text(client);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/^Connection: close\r$/im);
  await closed;
});
