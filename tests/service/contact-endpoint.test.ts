import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identity } from '#agency/identity.ts';
import { enquiry, type ListeningApp, listen } from '#harness/listening-app.ts';
import type { EnquiryDependencies } from '#server/enquiries/enquiry-routes.ts';
import type { EnquiryIntake } from '#server/storage/enquiry-store.ts';
import { StoreUnavailable } from '#server/storage/enquiry-store.ts';

let app: ListeningApp;

const restartWith = async (changes: Parameters<typeof listen>[0]) => {
  await app.close();
  app = await listen(changes);
};

beforeEach(async () => {
  app = await listen();
});
afterEach(() => app.close());

const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = await response.json();
  expect(problem.status).toBe(response.status);
  expect(problem.type).toBe('about:blank');
  expect(problem.title).toMatch(/\S/);
  // Every status has a complete sentence.
  expect(problem.message).toMatch(/^[A-Z].*\.$/);
  return problem;
};

/** Posts as a browser does without JavaScript. */
const postNative = (fields: Record<string, string>, headers = {}) =>
  fetch(`${app.url}/api/contact`, { method: 'POST', headers, body: new URLSearchParams(fields) });

const countOf = async () => (await app.store.stats()).enquiries;

describe('an enquiry', () => {
  it('is stored under the reference in the response', async () => {
    const response = await app.post({ ...enquiry, name: ' Jose\u0301 ' });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { message, reference, ...rest } = await response.json();
    expect(rest).toEqual({});
    expect(message).toContain(reference);
    expect(reference).toMatch(/^[2-9CFGHJMPQRVWX]{4}-[2-9CFGHJMPQRVWX]{4}$/);
    expect(await app.store.find(reference)).toMatchObject({ ...enquiry, name: 'José' });
  });

  it('must follow all rules of one form', async () => {
    expect((await app.post({ ...enquiry, phone: '1' })).status).toBe(201);
    const home = { ...enquiry, company: 'Studio 54', phone: '+44 121 496 0000' };
    expect((await app.post(home)).status).toBe(201);
    const mixed = await app.post({ ...enquiry, company: 'Studio 54', phone: '1' });
    expect(mixed.status).toBe(422);
    expect(await countOf()).toBe(2);
  });

  it('is accepted as a native form post and stored once a day', async () => {
    const send = (changes = {}) =>
      postNative({ ...enquiry, subject: '', form: 'contact', ...changes });
    const [first, second] = [await send(), await send()];
    expect(first.status).toBe(201);
    expect(await second.json()).toEqual(await first.json());
    expect(await countOf()).toBe(1);
    expect((await send({ message: 'Another\r\nline' })).status).toBe(201);
    expect((await app.store.list({}, { limit: 1 }))[0]?.message).toBe('Another\nline');
    expect((await send({ other: 'x' })).status).toBe(422);
  });

  it('gets a page as the response to a native form post', async () => {
    const seen: unknown[] = [];
    await restartWith({
      renderPage: (response, post) => {
        seen.push(post?.values.message, post?.form);
        return { headers: { 'x-page': 'yes' }, body: `<p>${response.status} ${response.message}` };
      },
    });
    const send = (fields: Record<string, string>) =>
      postNative(fields, { accept: 'text/html,*/*' });
    const bad = await send({ ...enquiry, name: '', form: 'home' });
    expect(bad.status).toBe(422);
    expect(bad.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(bad.headers.get('x-page')).toBe('yes');
    expect(await bad.text()).toContain('<p>422 Please check your name');
    expect(seen).toEqual([enquiry.message, 'home']);
    const huge = await send({ message: 'x'.repeat(70_000) });
    expect(await huge.text()).toContain('<p>413');
    expect((await send(enquiry)).status).toBe(201);
    // A JSON post always gets JSON.
    expect((await app.post(enquiry, { accept: 'text/html' })).headers.get('content-type')).toMatch(
      /json/,
    );
  });
});

describe('is rejected with a problem document:', () => {
  it.each([
    ['not JSON', '{', 400],
    ['nothing', '', 400],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400],
    ['too large', `{"message":"${'x'.repeat(70_000)}"}`, 413],
    ['a list', '[]', 422],
    ['null', 'null', 422],
    ['an unknown field', JSON.stringify({ ...enquiry, website: 'x' }), 422],
    ['a poisoned object', `{"__proto__":{"name":"x"},${JSON.stringify(enquiry).slice(1)}`, 422],
    ['a missing field', JSON.stringify({ ...enquiry, email: undefined }), 422],
    ['a number for a text', JSON.stringify({ ...enquiry, name: 5 }), 422],
  ])('%s', async (_what, body, status) => {
    const response = await fetch(`${app.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(status);
    await problemOf(response);
    expect(await countOf()).toBe(0);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''])(
    'the type %s',
    async (type) => {
      const response = await app.post(enquiry, { 'content-type': type });
      expect(response.status).toBe(415);
      await problemOf(response);
    },
  );

  it('a compressed body', async () => {
    expect((await app.post(enquiry, { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it('invalid fields, each with its message', async () => {
    const problem = await problemOf(await app.post({ ...enquiry, name: '', email: 'x' }));
    expect(problem.fields).toEqual({
      name: 'Enter your name.',
      email: 'Enter a valid email address, such as name@company.com.',
    });
    expect(problem.message).toBe(
      'Please check your name and email address, then send your enquiry again.',
    );
  });

  it('another method', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await fetch(`${app.url}/api/contact`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toContain('POST');
      await problemOf(response);
    }
    const browser = { headers: { accept: 'text/html' }, redirect: 'manual' } as const;
    const reloaded = await fetch(`${app.url}/api/contact`, browser);
    expect([reloaded.status, reloaded.headers.get('location')]).toEqual([303, '/contact']);
  });
});

describe('an idempotency key', () => {
  it('repeats the first response', async () => {
    const headers = { 'idempotency-key': 'a-key' };
    const first = await app.post(enquiry, headers);
    const again = await app.post(enquiry, { 'idempotency-key': '"a-key"' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.json()).toEqual(await first.json());
    expect(await countOf()).toBe(1);
  });

  it('is rejected with another body', async () => {
    await app.post(enquiry, { 'idempotency-key': 'k' });
    const response = await app.post({ ...enquiry, message: 'x' }, { 'idempotency-key': 'k' });
    expect(response.status).toBe(422);
    expect((await problemOf(response)).code).toBe('key-reused');
    expect(await countOf()).toBe(1);
  });

  it('is rejected if it is empty, too long or has a blank', async () => {
    for (const key of ['', 'with space', 'x'.repeat(256)]) {
      const response = await app.post(enquiry, { 'idempotency-key': key });
      expect(response.status).toBe(400);
      await problemOf(response);
    }
  });

  it('gets 409 while the first post is being stored, and then its response', async () => {
    const { store } = app;
    const { promise: held, resolve: finish } = Promise.withResolvers<void>();
    const slow: EnquiryIntake = {
      ...store,
      accept: async (incoming) => {
        await held;
        return store.accept(incoming);
      },
    };
    const second = await listen({ store: slow });
    const headers = { 'idempotency-key': 'k' };
    const first = second.post(enquiry, headers);
    await expect.poll(async () => (await second.post(enquiry, headers)).status).toBe(409);
    const response = await second.post(enquiry, headers);
    expect(response.headers.get('retry-after')).toBe('1');
    await problemOf(response);
    const other = await second.post({ ...enquiry, message: 'x' }, headers);
    expect(other.status).toBe(422);
    finish();
    expect((await first).status).toBe(201);
    expect((await second.post(enquiry, headers)).status).toBe(201);
    await second.close();
  });
});

describe('posts from other sites', () => {
  const allowed = 'https://www.partner.example';
  const foreign = 'https://evil.example';

  it.each([
    ['another origin', { origin: foreign }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['a sandboxed page', { origin: 'null' }, 403],
    [
      'this origin behind a proxy',
      { origin: 'https://x.example', 'sec-fetch-site': 'same-origin' },
      201,
    ],
    ['the public origin', { origin: identity.origin }, 201],
    ['no browser', {}, 201],
  ])('%s', async (_what, headers, status) => {
    const response = await app.post(enquiry, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await countOf()).toBe(status === 201 ? 1 : 0);
    if (status === 403) await problemOf(response);
  });

  it('the origin in the Host header', async () => {
    expect((await app.post(enquiry, { origin: app.url })).status).toBe(201);
  });

  it('an allowed origin passes CORS', async () => {
    await restartWith({ allowedOrigins: new Set([allowed]) });
    const asked = await fetch(`${app.url}/api/contact`, {
      method: 'OPTIONS',
      headers: { origin: allowed, 'access-control-request-method': 'POST' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST');
    for (const name of ['content-type', 'idempotency-key', 'form-trap']) {
      expect(asked.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(name);
    }
    expect(asked.headers.get('vary')).toBe('Origin');
    const from = { origin: allowed, 'sec-fetch-site': 'cross-site' };
    for (const body of [enquiry, { ...enquiry, name: '' }, '{']) {
      const response = await app.post(body, from);
      expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
      expect(response.headers.get('vary')).toBe('Origin');
    }
    expect((await app.post(enquiry, { origin: foreign })).status).toBe(403);
    const refused = await fetch(`${app.url}/api/contact`, {
      method: 'OPTIONS',
      headers: { origin: foreign, 'access-control-request-method': 'POST' },
    });
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('bots', () => {
  const storedFrom = async (response: Response) => {
    expect(response.status).toBe(201);
    return app.store.find((await response.json()).reference);
  };

  it('are held if they fill in the hidden field', async () => {
    const stored = await storedFrom(await app.post(enquiry, { 'form-trap': 'buy pills' }));
    expect(stored).toMatchObject({ suspicion: 'honeypot', mail: 'held' });
    const native = await postNative({ ...enquiry, message: 'native', subject: 'x' });
    expect(await storedFrom(native)).toMatchObject({ suspicion: 'honeypot', mail: 'held' });
  });
});

describe('the rate limit', () => {
  let time: number;
  const limited = (changes: Partial<EnquiryDependencies> & { trustProxy?: string[] } = {}) => {
    time = 1_000_000;
    return restartWith({ rateLimit: 3, now: () => time, ...changes });
  };
  const status = async (...args: Parameters<ListeningApp['post']>) =>
    (await app.post(...args)).status;

  /** The response to a post whose body never arrives. */
  const responseToHead = async (headers = '') => {
    const socket = connect(app.port, '127.0.0.1');
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n${headers}\r\n`,
    );
    const [response] = await once(socket, 'data');
    socket.destroy();
    return String(response).toLowerCase();
  };

  it('counts stored enquiries, not invalid or repeated ones', async () => {
    await limited();
    for (let i = 0; i < 5; i += 1) expect(await status({ ...enquiry, name: '' })).toBe(422);
    const headers = { 'idempotency-key': 'k' };
    for (let i = 0; i < 5; i += 1) expect(await status(enquiry, headers)).toBe(201);
    expect(await status(enquiry)).toBe(201);
    expect(await status(enquiry)).toBe(201);
    const refused = await app.post(enquiry);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('600');
    expect((await problemOf(refused)).message).toContain('10 minutes');
    // Repeated posts still get their first response.
    expect(await status(enquiry, headers)).toBe(201);
    expect(await status({ ...enquiry, message: 'x' }, headers)).toBe(422);
    expect(await countOf()).toBe(3);
    time += 599_999;
    expect(await status(enquiry)).toBe(429);
    time += 1;
    expect(await status(enquiry)).toBe(201);
  });

  it('has a higher limit for rejected posts, after which no body is read', async () => {
    await limited({ rateLimit: 2 });
    for (let i = 0; i < 20; i += 1) expect(await status(i % 2 ? '{' : {})).toBe(i % 2 ? 400 : 422);
    const response = await responseToHead();
    expect(response).toContain('429 too many requests');
    expect(response).toContain('retry-after: 600');
    time += 600_000;
    expect(await status(enquiry)).toBe(201);
  });

  it('reads no body beyond the limit, except of posts that may be repeats', async () => {
    await limited({ rateLimit: 1 });
    const headers = { 'idempotency-key': 'k' };
    expect(await status(enquiry, headers)).toBe(201);
    expect(await responseToHead()).toContain('429');
    expect(await responseToHead('Idempotency-Key: other\r\n')).toContain('429');
    expect(await status(enquiry, headers)).toBe(201);
    // Ten other posts are read, and after them ten repeats.
    for (let i = 0; i < 10; i += 1) expect(await status({})).toBe(429);
    for (let i = 0; i < 10; i += 1) expect(await status(enquiry, headers)).toBe(201);
    expect(await status(enquiry, headers)).toBe(429);
    expect(await countOf()).toBe(1);
  });

  it('does not count posts from pages of other origins', async () => {
    await limited({ rateLimit: 1 });
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://foreign.example' };
    for (let i = 0; i < 30; i += 1) expect(await status(enquiry, foreign)).toBe(403);
    expect(await status(enquiry)).toBe(201);
  });

  it('logs one warning about an untrusted proxy on this machine', async () => {
    const warnings: unknown[] = [];
    const log = { error: () => {}, warn: (sentence: unknown) => void warnings.push(sentence) };
    const forwarded = { 'x-forwarded-for': '203.0.113.1' };
    await limited({ log: log as never, trustProxy: ['loopback'] });
    await status(enquiry, forwarded);
    expect(warnings).toEqual([]);
    await limited({ log: log as never });
    await status(enquiry, forwarded);
    await status(enquiry, forwarded);
    expect(warnings).toEqual([expect.stringContaining('Set TRUST_PROXY=loopback')]);
  });

  it('is not exceeded by concurrent posts', async () => {
    await limited();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => status(enquiry)));
    expect(statuses.filter((code) => code === 201)).toHaveLength(3);
    expect(statuses.filter((code) => code === 429)).toHaveLength(17);
  });

  it('reads the address that a proxy forwards only if the proxy is trusted', async () => {
    await limited();
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let i = 0; i < 3; i += 1) expect(await status(enquiry, from(`203.0.113.${i}`))).toBe(201);
    expect(await status(enquiry, from('203.0.113.9'))).toBe(429);
    await limited({ trustProxy: ['loopback'] });
    for (let i = 0; i < 5; i += 1) expect(await status(enquiry, from(`203.0.113.${i}`))).toBe(201);
    for (let i = 0; i < 3; i += 1) expect(await status(enquiry, from(`2001:db8::${i}`))).toBe(201);
    expect(await status(enquiry, from('2001:db8:0:0:ffff::1'))).toBe(429);
  });
});

describe('a store that fails', () => {
  it('is never reported as a success', async () => {
    const { store } = app;
    let broken = true;
    const failing: EnquiryIntake = {
      ...store,
      accept: (incoming) =>
        broken ? Promise.reject(new StoreUnavailable('disk full')) : store.accept(incoming),
      outboxCounts: () =>
        broken ? Promise.reject(new StoreUnavailable('disk full')) : store.outboxCounts(),
    };
    const second = await listen({ store: failing, rateLimit: 1 });
    const headers = { 'idempotency-key': 'k' };
    for (let i = 0; i < 3; i += 1) {
      const response = await second.post(enquiry, headers);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('30');
      expect((await problemOf(response)).message).toContain(identity.email);
    }
    const ill = await fetch(`${second.url}/healthz`);
    expect(ill.status).toBe(503);
    expect(await ill.json()).toMatchObject({ status: 'unavailable', store: 'unavailable' });
    broken = false;
    // Failures count for neither the key nor the rate limit.
    expect((await second.post(enquiry, headers)).status).toBe(201);
    await second.close();
  });
});

it('reports its health in counts only', async () => {
  await app.post(enquiry);
  await app.post(enquiry, { 'form-trap': 'x' });
  const response = await fetch(`${app.url}/healthz`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: 'ok',
    store: 'ok',
    mail: 'not set up',
    outbox: { waiting: 1, dead: 0, oldestWaitingSeconds: expect.any(Number) },
  });
});
