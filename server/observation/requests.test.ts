import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptySite } from '#harness/listening-app.ts';
import { createApp } from '../app.ts';
import { observeRequests } from './requests.ts';

const page = { identity: emptySite.notFound.identity, br: undefined, gzip: undefined };
const app = createApp({ site: { ...emptySite, files: new Map([['/about', page]]) } });
const seen: string[] = [];
let url: string;

beforeAll(async () => {
  observeRequests(app, ({ class: kind, method, status, path }) =>
    seen.push(`${method} ${status} ${kind} ${path}`),
  );
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const ask = (method: string, path: string) => fetch(`${url}${path}`, { method });

it('reports every completed request, without its query', async () => {
  await ask('GET', '/about?secret=1');
  await ask('HEAD', '/about');
  await ask('GET', '/nothing');
  await ask('GET', '/healthz');
  await ask('POST', '/healthz');
  await expect.poll(() => seen.length).toBe(5);
  expect(seen).toEqual([
    'GET 200 page /about',
    'HEAD 200 page /about',
    'GET 404 missing undefined',
    'GET 200 health /healthz',
    'POST 404 missing undefined',
  ]);
});
