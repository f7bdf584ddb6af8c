import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { precompress } from '#build/precompress.ts';
import { createApp } from '../app.ts';
import { nonPageHeaders } from './security-headers.ts';
import { loadSiteFiles, type SiteFiles } from './site-files.ts';

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${title.repeat(200)}<script>let a = 1</script></body></html>`;

const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

let folder: string;
let files: SiteFiles;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  const site = join(folder, 'site');
  const sources = {
    'index.html': page('Home'),
    'about.html': page('About'),
    '404.html': page('Page Not Found'),
    'template.html': page('%%response%%'),
    'map.html': '<!doctype html><p data-map="https://maps.example/embed?a=1">Map',
    'services/SEO-Services.html': page('SEO'),
    '_astro/style.Cx1.css': 'body{color:red}'.repeat(40),
    '_astro/film.Ab2.mp4': film,
    'social/about.png': film,
    'robots.txt': 'User-agent: *',
    '.well-known/security.txt': 'Contact: mailto:x',
    _headers: '/*',
    '.env': 'SECRET=1',
    '.git/config': 'secret',
    '../elsewhere/outside.txt': 'outside',
  };
  for (const [path, text] of Object.entries(sources)) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), text);
  }
  await symlink(join(folder, 'elsewhere', 'outside.txt'), join(site, 'linked.txt'));
  await symlink(join(folder, 'elsewhere'), join(site, 'linked'));
  await precompress(site, join(folder, 'compressed'));
  files = await loadSiteFiles(site, join(folder, 'compressed'), ['/template', '/no-such-template']);
  app = createApp({ site: files });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('files', () => {
  it('sends a page with its type, a strong ETag and no-cache', async () => {
    const response = await get('/about');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(response.payload).toContain('About');
  });

  it('sends hashed files as immutable and with their own types', async () => {
    const style = await get('/_astro/style.Cx1.css');
    expect(style.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(style.headers['content-type']).toBe('text/css;charset=utf-8');
    expect((await get('/_astro/film.Ab2.mp4')).headers['content-type']).toBe('video/mp4');
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain;charset=utf-8');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('sends Accept-Encoding "%s" the encoding %s', async (accepted, encoding, decode) => {
    const response = await get('/about', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(decode(response.rawPayload).toString()).toBe(page('About'));
  });

  it.each(['identity', 'deflate', 'br;q=0, gzip;q=0', ''])(
    'sends Accept-Encoding "%s" the uncompressed file',
    async (accepted) => {
      const response = await get('/about', { 'accept-encoding': accepted });
      expect(response.headers['content-encoding']).toBeUndefined();
      expect(response.payload).toBe(page('About'));
    },
  );

  it('gives each encoding its own ETag and responds to it with 304', async () => {
    const plain = await get('/about');
    const brotli = await get('/about', { 'accept-encoding': 'br' });
    expect(plain.headers.etag).not.toBe(brotli.headers.etag);
    const etag = String(brotli.headers.etag);
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': ifNoneMatch });
      expect(again.statusCode).toBe(304);
      expect(again.payload).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
    const changed = await get('/about', { 'if-none-match': '"other"' });
    expect(changed.statusCode).toBe(200);
  });

  it('responds to HEAD like GET, without the body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/about' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-length']).toBe(String(page('About').length));
    expect(response.payload).toBe('');
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=500-5000', 500, 999],
  ])('sends the bytes of %s', async (range, first, last) => {
    const response = await get('/_astro/film.Ab2.mp4', { range, 'accept-encoding': 'br' });
    expect(response.statusCode).toBe(206);
    expect(response.headers['content-range']).toBe(`bytes ${first}-${last}/1000`);
    expect(response.rawPayload).toEqual(film.subarray(first, last + 1));
  });

  it('responds with 416 beyond the end', async () => {
    const response = await get('/_astro/film.Ab2.mp4', { range: 'bytes=1000-' });
    expect(response.statusCode).toBe(416);
    expect(response.headers['content-range']).toBe('bytes */1000');
  });

  it.each(['bytes=0-1,5-6', 'lines=0-1', 'bytes=x'])('ignores %s', async (range) => {
    const response = await get('/_astro/film.Ab2.mp4', { range });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(film);
  });

  it('sends the whole file when If-Range names another version', async () => {
    const etag = String((await get('/_astro/film.Ab2.mp4')).headers.etag);
    const range = 'bytes=0-9';
    const same = await get('/_astro/film.Ab2.mp4', { range, 'if-range': etag });
    const other = await get('/_astro/film.Ab2.mp4', { range, 'if-range': '"other"' });
    expect(same.statusCode).toBe(206);
    expect(other.statusCode).toBe(200);
  });
});

describe('paths', () => {
  it.each([
    ['/about/', '/about'],
    ['/ABOUT', '/about'],
    ['/About/?a=1&b=2', '/about?a=1&b=2'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/services/seo-services', '/services/SEO-Services'],
    ['/services/SEO-Services//', '/services/SEO-Services'],
    ['/%61bout', '/about'],
  ])('redirects %s to %s', async (from, to) => {
    const response = await get(from);
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(to);
  });

  it.each([
    '/nothing',
    '/services/unknown',
    '/services',
    '/404',
    '/404.html',
    '/_headers',
    '/.env',
    '/.git/config',
    '/linked.txt',
    '/linked/outside.txt',
    '/template',
    '/template.html',
    '/../elsewhere/outside.txt',
    '/%2e%2e/elsewhere/outside.txt',
    '/..%2felsewhere%2foutside.txt',
    '/_astro/..%5c..%5celsewhere%5coutside.txt',
    '/%E0%A4%A',
    '/about%00',
    '//evil.example/about',
    '//evil.example/',
    `/${'a'.repeat(5000)}`,
  ])('responds to %s with the 404 page', async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(response.payload).toContain('Page Not Found');
  });

  it('serves .well-known, the one hidden folder that is public', async () => {
    expect((await get('/.well-known/security.txt')).statusCode).toBe(200);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'responds to %s with 405 and Allow on a page, and with 404 elsewhere',
    async (method) => {
      const body = { headers: { 'content-type': 'text/xml' }, payload: '<a/>' };
      const there = await app.inject({ method, url: '/about', ...body });
      expect(there.statusCode).toBe(405);
      expect(there.headers.allow).toBe('GET, HEAD, OPTIONS');
      expect((await app.inject({ method, url: '/nothing' })).statusCode).toBe(404);
    },
  );

  it('responds to OPTIONS with the allowed methods', async () => {
    const response = await app.inject({ method: 'OPTIONS', url: '/about' });
    expect(response.statusCode).toBe(204);
    expect(response.headers.allow).toBe('GET, HEAD, OPTIONS');
  });
});

describe('templates', () => {
  it('have the headers of their page without those for caching', () => {
    expect([...files.templates.keys()]).toEqual(['/template']);
    const { html, headers } = files.templates.get('/template') ?? {};
    expect(html).toBe(page('%%response%%'));
    expect(headers).toMatchObject({ 'X-Content-Type-Options': 'nosniff' });
    expect(headers?.['Content-Security-Policy']).toContain("script-src 'self' 'sha256-");
    expect(Object.keys(headers ?? {})).not.toContain('ETag');
    expect(Object.keys(headers ?? {})).not.toContain('Cache-Control');
  });
});

describe('security headers', () => {
  it('allow a page its own inline script by hash, and nothing unsafe', async () => {
    const policy = String((await get('/about')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('let other sites show social cards and nothing else', async () => {
    const policyOf = async (url: string) =>
      (await get(url)).headers['cross-origin-resource-policy'];
    expect(await policyOf('/social/about.png')).toBe('cross-origin');
    expect(await policyOf('/about')).toBe('same-origin');
    expect(await policyOf('/_astro/film.Ab2.mp4')).toBe('same-origin');
  });

  it.each([
    ['GET', '/about', 200, {}],
    ['HEAD', '/about', 200, {}],
    ['GET', '/about/', 301, {}],
    ['GET', '/nothing', 404, {}],
    ['GET', '/%E0%A4%A', 404, {}],
    ['POST', '/nothing', 404, {}],
    ['POST', '/about', 405, {}],
    ['OPTIONS', '/about', 204, {}],
    ['GET', '/healthz', 200, {}],
    ['GET', '/about', 304, { 'if-none-match': '*' }],
    ['GET', '/robots.txt', 206, { range: 'bytes=0-9' }],
    ['GET', '/robots.txt', 416, { range: 'bytes=1000-' }],
  ] as const)('are on %s %s, whose status is %i', async (method, url, status, request) => {
    const { headers, statusCode } = await app.inject({ method, url, headers: { ...request } });
    expect(statusCode).toBe(status);
    for (const [name] of nonPageHeaders) expect(headers[name.toLowerCase()]).toMatch(/\S/);
  });

  it('are few on hashed files, of which a page has many', async () => {
    const { headers } = await get('/_astro/style.Cx1.css');
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toBeUndefined();
  });

  it('allow a frame of another origin only on the page that shows it', async () => {
    const [map, about] = [(await get('/map')).headers, (await get('/about')).headers];
    expect(map['cross-origin-embedder-policy']).toBe('unsafe-none');
    expect(map['content-security-policy']).toContain('frame-src https://maps.example;');
    expect(about['cross-origin-embedder-policy']).toBe('require-corp');
    expect(about['content-security-policy']).toContain("frame-src 'none';");
  });
});

it('ends the connection with a file whose request was under way when the app closes', async () => {
  const closing = createApp({ site: files });
  const url = new URL(await closing.listen({ host: '127.0.0.1', port: 0 }));
  const arrived = once(closing.server, 'connection');
  const client = connect(Number(url.port), '127.0.0.1');
  client.write('GET /robots.txt HTTP/1.1\r\n');
  const [served]: Socket[] = await arrived;
  await expect.poll(() => served?.bytesRead).toBeGreaterThan(0);
  const closed = closing.close();
  await expect.poll(() => closing.server.listening).toBe(false);
  client.write('Host: x\r\n\r\n');
  const response = await text(client);
  expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(response).toMatch(/^Connection: close\r$/im);
  expect(response).toMatch(/User-agent: \*$/);
  await closed;
});
