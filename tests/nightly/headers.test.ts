import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responsePages } from '../../enquiry/response-pages.ts';
import { nonPageHeaders } from '../../server/static/security-headers.ts';
import { loadSiteFiles } from '../../server/static/site-files.ts';
import { createCertificate } from '../harness/certificate.ts';
import { freePort } from '../harness/free-port.ts';
import { enquiry } from '../harness/listening-app.ts';
import {
  createWorkplace,
  type ServiceProcess,
  type Workplace,
} from '../harness/service-process.ts';
import { pageKinds, unknownPath } from '../harness/site-pages.ts';
import { missing } from './debian.ts';
import { type Nginx, startNginx } from './nginx.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const certificate = createCertificate();

describe.skipIf(missing('nginx', 'nginx'))('headers behind nginx and on nginx', () => {
  let folder: string;
  let workplace: Workplace;
  let service: ServiceProcess;
  let nginx: Nginx;
  let ports: { readonly http: number; readonly https: number; readonly files: number };

  /** Serves the site through a TLS proxy, and as files by nginx. */
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'headers-'));
    workplace = await createWorkplace(dist);
    service = await workplace.start();
    ports = { http: await freePort(), https: await freePort(), files: await freePort() };
    await writeFile(join(folder, 'cert.pem'), certificate.cert);
    await writeFile(join(folder, 'key.pem'), certificate.key);
    setDefaultCACertificates([...getCACertificates('default'), certificate.cert]);
    nginx = await startNginx(
      `include /etc/nginx/mime.types;
server {
  listen 127.0.0.1:${ports.http};
  return 301 https://localhost:${ports.https}$request_uri;
}
server {
  listen 127.0.0.1:${ports.https} ssl;
  ssl_certificate ${folder}/cert.pem;
  ssl_certificate_key ${folder}/key.pem;
  location / {
    proxy_pass ${service.url};
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
  }
}
include ${dist}/nginx-maps.conf;
server {
  listen 127.0.0.1:${ports.files};
  include ${dist}/nginx-headers.conf;
  root ${dist}/site;
  error_page 404 /404.html;
  location = /_headers { return 404; }
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
}`,
      `http://127.0.0.1:${ports.http}/`,
    );
    // Replaces the preload list of browsers, which the Observatory's install script would download.
    const conf = 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json';
    const list = resolve(import.meta.dirname, conf);
    if (!existsSync(list)) await writeFile(list, '{}');
  });
  afterAll(async () => {
    await nginx.stop();
    await service.stop();
    await workplace.remove();
    await rm(folder, { recursive: true });
  });

  /** Does the same as the Observatory's `scan`, which supports neither other ports nor paths. */
  async function scan(path: string) {
    const requests = await retrieve('localhost', {
      httpPort: String(ports.http),
      httpsPort: String(ports.https),
      path,
    });
    const outputs = [...ALL_TESTS].map((test) => test(requests));
    const marks = outputs.map(({ result, pass, constructor: kind }) => ({
      name: kind.name,
      pass,
      points: getScoreModifier(String(result)),
      most: Math.max(...kind.possibleResults.map(getScoreModifier)),
    }));
    const rated = getGradeForScore(marks.reduce((sum, { points }) => sum + points, 100));
    return {
      status: requests.responses.auto?.status,
      marks,
      score: rated.score,
      grade: rated.grade,
    };
  }

  it.each(pageKinds)(
    'Mozilla’s Observatory gives %s every point that a site can earn without the preload list',
    async (path) => {
      const { status, marks, score, grade } = await scan(path);
      expect(status).toBe(path === unknownPath ? 404 : 200);
      expect(marks.filter(({ pass }) => !pass)).toEqual([]);
      // The missing points are for cookies, which the site does not set, and for the preload list,
      // which only the owner of a domain can join.
      const incomplete = marks.filter(({ points, most }) => points < most).map(({ name }) => name);
      expect(incomplete.sort()).toEqual(['cookies', 'strict-transport-security']);
      expect([score, grade]).toEqual([135, 'A+']);
      expect(marks.reduce((sum, { most }) => sum + most, 100)).toBe(145);
    },
  );

  const judge = (policy: string) =>
    [...new CspEvaluator(new CspParser(policy).csp).evaluate()]
      // Findings of 60 and more are remarks.
      .filter(({ severity }) => severity < 60)
      .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)
      // 'self' is safe on this host, which has no JSONP, no uploads and no files of others.
      .filter((finding) => !finding.startsWith("script-src 'self': 'self' can be problematic"));

  const json = { 'content-type': 'application/json' };
  const post = (body: string, headers: Record<string, string> = json) => ({
    method: 'POST',
    body,
    headers,
  });

  const responses: ReadonlyArray<readonly [number, string, RequestInit?]> = [
    ...pageKinds.map((path) => [path === unknownPath ? 404 : 200, path] as const),
    [200, '/favicon.svg'],
    [200, '/healthz'],
    [301, '/About/'],
    [303, '/api/contact', { headers: { accept: 'text/html' } }],
    [304, '/', { headers: { 'if-none-match': '*' } }],
    [404, unknownPath, post('{')],
    [405, '/about', post('{}')],
    [405, '/api/contact'],
    [204, '/about', { method: 'OPTIONS' }],
    [201, '/api/contact', post(JSON.stringify(enquiry))],
    [400, '/api/contact', post('{')],
    [403, '/api/contact', post('{}', { ...json, origin: 'https://evil.example' })],
    [422, '/api/contact', post('{}')],
    [413, '/api/contact', post('x'.repeat(70_000))],
    [415, '/api/contact', post('x', { 'content-type': 'text/plain' })],
    [
      422,
      '/api/contact',
      post('name=', { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }),
    ],
  ];

  it('every response has all headers, and Google’s CSP evaluator finds no fault', async () => {
    for (const [status, path, init] of responses) {
      const response = await fetch(`${service.url}${path}`, { redirect: 'manual', ...init });
      const name = `${init?.method ?? 'GET'} ${path} ${status}`;
      expect.soft(response.status, name).toBe(status);
      for (const [header] of nonPageHeaders)
        expect.soft(response.headers.has(header), name).toBe(true);
      const policy = String(response.headers.get('content-security-policy'));
      expect.soft(judge(policy), name).toEqual([]);
    }
  });

  it('nginx sends the same headers for every file as the service', async () => {
    const headersOf = async (origin: string, path: string) => {
      const { headers, status } = await fetch(`${origin}${path}`);
      const names = [...nonPageHeaders.map(([name]) => name), 'Cache-Control', 'Speculation-Rules'];
      return [path, status, ...names.map((name) => `${name}: ${headers.get(name)}`)];
    };
    const onNginx = `http://127.0.0.1:${ports.files}`;
    const templates = Object.values(responsePages);
    const { files } = await loadSiteFiles(`${dist}/site`, `${dist}/compressed`, templates);
    for (const path of [...files.keys(), unknownPath, '/_headers']) {
      expect(await headersOf(onNginx, path)).toEqual(await headersOf(service.url, path));
    }
  });
});
