import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../harness/free-port.ts';
import { missing } from './debian.ts';
import { type Nginx, startNginx } from './nginx.ts';

const dist = resolve(import.meta.dirname, '../../dist');
let nginx: Nginx;
let port: number;

/** Requests exactly this path and follows no redirect. */
const get = (path: string) =>
  new Promise<{ status: number | undefined; location: string | undefined; policy: unknown }>(
    (done, failed) =>
      request({ port, path, host: '127.0.0.1' }, (response) => {
        const { location, 'content-security-policy': policy } = response.headers;
        response.resume();
        done({ status: response.statusCode, location, policy });
      })
        .on('error', failed)
        .end(),
  );

describe.skipIf(missing('nginx', 'nginx'))('the sample configuration of nginx', () => {
  /** Changes the sample of the deploy page to a local port without TLS. */
  beforeAll(async () => {
    port = await freePort();
    const sample = readFileSync(`${dist}/../docs/deploy/nginx-static.conf`, 'utf8')
      .replaceAll('/srv/agency-site/current/dist', dist)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replace(/^.*(?:listen \[::\]|ssl_certificate).*\n/gm, '');
    nginx = await startNginx(
      `include /etc/nginx/mime.types;\n${sample}`,
      `http://127.0.0.1:${port}/`,
    );
  });
  afterAll(() => nginx.stop());

  it.each([
    '/404',
    '/404.html',
    '/_headers',
    '/enquiry/received',
    '/enquiry/again',
    '/no-such-page',
  ])('responds 404 to %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, policy: expect.any(String) });
  });

  it.each([
    ['/about/', '/about'],
    ['/services/Web-Design-Services//?a=1', '/services/Web-Design-Services?a=1'],
  ])('redirects %s with a security policy', async (path, location) => {
    expect(await get(path)).toEqual({ status: 301, location, policy: expect.any(String) });
  });

  it('puts no decoded line break into a header', async () => {
    expect(await get('/x%0dSet-Cookie:a=b/')).toMatchObject({ status: 404, location: undefined });
    expect(await get('/x%0d%0aSet-Cookie:a=b/')).toMatchObject({
      status: 404,
      location: undefined,
    });
  });
});
