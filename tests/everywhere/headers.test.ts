import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { hsts } from '@mdn/mdn-http-observatory/src/analyzer/hsts.js';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerPages } from '../../enquiry/answer-page.ts';
import { createApp } from '../../server/app.ts';
import { listenOn } from '../../server/lifecycle/listening.ts';
import { plainAnswer } from '../../server/static/safety-headers.ts';
import { loadSiteFiles, publicPathOf, type SiteFiles } from '../../server/static/site-files.ts';
import { openSqliteStore } from '../../server/storage/sqlite.ts';
import { createCertificate } from '../harness/certificate.ts';
import { freePort } from '../harness/free-port.ts';
import { enquiry } from '../harness/listening-app.ts';
import { type Nginx, startNginx } from './nginx.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const certificate = createCertificate(['localhost']);

let folder: string;
let site: SiteFiles;
let close: () => Promise<void>;
let nginx: Nginx;
let ports: { readonly http: number; readonly https: number; readonly files: number };
let own: string;

/** The site as visitors meet it: behind a proxy that speaks TLS, and as plain files on nginx. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headers-'));
  site = await loadSiteFiles(`${dist}/site`, `${dist}/compressed`, Object.values(answerPages));
  const store = await openSqliteStore(join(folder, 'enquiries.db'));
  const app = createApp({
    site,
    enquiries: { store, rateLimit: 0, allowedOrigins: new Set(), onStored: () => {} },
  });
  own = `http://127.0.0.1:${await listenOn(app, ['127.0.0.1'], 0)}`;
  close = async () => {
    await app.close();
    await store.close();
  };
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
    proxy_pass ${own};
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
});
afterAll(async () => {
  await nginx.stop();
  await close();
  await rm(folder, { recursive: true });
});

const pages = globSync('**/*.html', { cwd: `${dist}/site` })
  .map((file) => publicPathOf(`/${file}`))
  .filter((path) => path !== '/404' && !Object.values<string>(answerPages).includes(path));

/** All that the tool's own `scan` does, at a port other than 443 and at any path. */
async function scan(path: string) {
  const requests = await retrieve('localhost', {
    httpPort: String(ports.http),
    httpsPort: String(ports.https),
    path,
  });
  const outputs = ALL_TESTS.map((test) => test(requests));
  const marks = outputs.map(({ result, pass, constructor: kind }) => {
    const possible = kind.possibleResults.map(getScoreModifier);
    return {
      name: kind.name,
      result,
      pass,
      points: getScoreModifier(String(result)),
      most: Math.max(...possible),
    };
  });
  const score = marks.reduce((sum, { points }) => sum + points, 100);
  return { status: requests.responses.auto?.status, marks, ...getGradeForScore(score) };
}

describe('Mozilla’s HTTP Observatory', () => {
  beforeAll(async () => {
    // Its install script fetches the browsers' preload list; this host is not on it.
    const list = resolve(
      import.meta.dirname,
      'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json',
    );
    if (!existsSync(list)) await writeFile(list, '{}');
  });

  it.each([...pages, '/no-such-page'])('gives %s all it can earn by itself', async (path) => {
    const { status, marks, score, grade } = await scan(path);
    expect(status).toBe(path === '/no-such-page' ? 404 : 200);
    expect(marks.filter(({ pass }) => !pass)).toEqual([]);
    // The rest is not the site's to have: points for cookies, of which it sets none, and for a place
    // on the browsers' list, which the owner of a domain asks for.
    const missing = marks.filter(({ points, most }) => points < most).map(({ name }) => name);
    expect(missing.sort()).toEqual(['cookies', 'strict-transport-security']);
    expect([score, grade]).toEqual([135, 'A+']);
    expect(marks.reduce((sum, { most }) => sum + most, 100)).toBe(145);
  });

  it('adds five points once the domain is on the preload list', async () => {
    hsts().set('localhost', { mode: 'force-https', includeSubDomains: true });
    const { score } = await scan('/');
    hsts().delete('localhost');
    expect(score).toBe(140);
  });
});

/** Every kind of answer there is, each with the status it must have. */
const answers: ReadonlyArray<readonly [string, string, RequestInit, number]> = [
  ['GET', '/', {}, 200],
  ['GET', '/contact', {}, 200],
  ['GET', '/favicon.svg', {}, 200],
  ['GET', '/sitemap.xml', {}, 200],
  ['GET', '/healthz', {}, 200],
  ['GET', '/About/', {}, 301],
  ['GET', '/api/contact', { headers: { accept: 'text/html' } }, 303],
  ['GET', '/', { headers: { 'if-none-match': '*' } }, 304],
  ['GET', '/no-such-page', {}, 404],
  ['POST', '/no-such-page', { body: '{' }, 404],
  ['POST', '/about', {}, 405],
  ['GET', '/api/contact', {}, 405],
  ['OPTIONS', '/about', {}, 204],
  ['POST', '/api/contact', { body: JSON.stringify(enquiry) }, 201],
  ['POST', '/api/contact', { body: '{' }, 400],
  ['POST', '/api/contact', { body: '{}', headers: { origin: 'https://evil.example' } }, 403],
  ['POST', '/api/contact', { body: '{}' }, 422],
  ['POST', '/api/contact', { body: 'x'.repeat(70_000) }, 413],
  ['POST', '/api/contact', { body: 'x', headers: { 'content-type': 'text/plain' } }, 415],
  [
    'POST',
    '/api/contact',
    {
      body: new URLSearchParams({ ...enquiry, name: '' }).toString(),
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    },
    422,
  ],
];

describe('Google’s CSP evaluator', () => {
  const judge = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      // From 60 on these are remarks.
      .filter(({ severity }) => severity < 60)
      .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)
      // A doubt and not a fault: this host has no JSONP, no uploads, and no file that is not its own.
      .filter((finding) => !finding.startsWith("script-src 'self': 'self' can be problematic"));

  it('can find fault', () => {
    expect(judge("script-src 'unsafe-inline' *")).not.toEqual([]);
  });

  it.each(answers)('finds none with the policy of %s %s', async (method, path, init, status) => {
    const response = await fetch(`${own}${path}`, {
      method,
      redirect: 'manual',
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    });
    expect(response.status).toBe(status);
    for (const [name] of plainAnswer)
      expect([name, response.headers.get(name)]).not.toContain(null);
    expect(judge(String(response.headers.get('content-security-policy')))).toEqual([]);
  });

  it.each(pages)('finds none with the policy of %s', async (path) => {
    const response = await fetch(`${own}${path}`);
    expect(judge(String(response.headers.get('content-security-policy')))).toEqual([]);
  });
});

describe('nginx with the headers of the build', () => {
  it('says of every file what this server says', async () => {
    const told = async (origin: string, path: string) => {
      const { headers, status } = await fetch(`${origin}${path}`);
      const names = [...plainAnswer.map(([name]) => name), 'Cache-Control', 'Speculation-Rules'];
      return [path, status, ...names.map((name) => `${name}: ${headers.get(name)}`)];
    };
    const files = `http://127.0.0.1:${ports.files}`;
    for (const path of [...site.files.keys(), '/no-such-page', '/_headers']) {
      expect(await told(files, path)).toEqual(await told(own, path));
    }
  });
});
