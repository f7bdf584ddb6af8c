import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ListeningApp, listen } from '#harness/listening-app.ts';
import { createWorkplace, type Workplace } from '#harness/service-process.ts';

/** Reads until the response matches a pattern or the connection ends. */
async function readResponse(socket: Socket, until: RegExp): Promise<string> {
  let response = '';
  for await (const data of socket) {
    response += data;
    if (until.test(response)) break;
  }
  return response;
}

describe('a request', () => {
  let app: ListeningApp;
  beforeEach(async () => {
    app = await listen();
  });
  afterEach(() => app.close());

  const native = (body: string) =>
    fetch(`${app.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  const storedFrom = async (response: Response) => {
    expect(response.status).toBe(201);
    return app.store.find((await response.json()).reference);
  };
  const fields = (changes: string) =>
    `email=ann%40example.com&company=Example+Travel&phone=01214960000&${changes}`;

  it.each([
    ['Content-Type: application/json\r\n', 400],
    ['Content-Type: application/x-www-form-urlencoded\r\n', 422],
    ['Content-Type: text/xml\r\n', 415],
    ['Content-Type: application/json\r\nContent-Length: 0\r\n', 400],
    ['', 400],
  ])('without a body gets a response at once: %j, %i', async (header, status) => {
    const socket = connect(app.port, '127.0.0.1');
    socket.write(`POST /api/contact HTTP/1.1\r\nHost: x\r\n${header}\r\n`);
    expect(await readResponse(socket, /\}/)).toContain(`HTTP/1.1 ${status} `);
  });

  it('to another path gets the 404 page before its body is read', async () => {
    const socket = connect(app.port, '127.0.0.1');
    socket.write(
      'POST /elsewhere HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1048576\r\n\r\n{',
    );
    const response = await readResponse(socket, /no such page/);
    expect(response).toContain('404 Not Found');
    expect(response).toContain('Connection: close');
    for (const [type, body] of [
      ['application/json', '{'],
      ['application/json', 'x'.repeat(2 * 1024 * 1024)],
      ['text/plain', 'x'],
      ['application/x-www-form-urlencoded', '%'],
    ] as const) {
      const response = await fetch(`${app.url}/elsewhere`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      }).catch(() => undefined);
      // The connection may be closed before a client has sent two megabytes.
      if (response === undefined) expect(body.length).toBeGreaterThan(1_000_000);
      else expect([response.status, await response.text()]).toEqual([404, 'no such page']);
    }
  });

  it('from a form in another encoding is rejected', async () => {
    const western = await native(fields('name=Jos%E9&message=100'));
    expect(western.status).toBe(400);
    const ours = await storedFrom(
      await native(fields('name=Jos%C3%A9&message=100%+%2B+%E2%82%AC')),
    );
    expect(ours).toMatchObject({ name: 'José', message: '100% + €' });
  });

  it.each([
    ['nonsense\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['POST /api/contact HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nContent-Length: 1\r\n\r\n', 417],
    ['CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ])('with an invalid head gets the security headers: %j', async (head, status) => {
    const socket = connect(app.port, '127.0.0.1');
    socket.write(head);
    const response = await readResponse(socket, /\}/);
    expect(response).toContain(`HTTP/1.1 ${status} `);
    expect(response).toContain('X-Content-Type-Options: nosniff');
    expect(response).toContain("Content-Security-Policy: default-src 'none'");
    expect(response).toContain('Connection: close');
  });

  it('on an idle or new connection gets a response while the service stops', async () => {
    const [idle, fresh] = [connect(app.port, '127.0.0.1'), connect(app.port, '127.0.0.1')];
    await Promise.all([once(idle, 'connect'), once(fresh, 'connect')]);
    idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(idle, 'data');
    const closed = app.closeServer();
    for (const socket of [idle, fresh]) {
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      const response = await readResponse(socket, /\}/);
      expect(response).toContain('HTTP/1.1 200 ');
      expect(response.toLowerCase()).toContain('connection: close');
    }
    await closed;
  });

  it('with thousands of unknown fields gets a short response', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [`f${index}`, 'x'.repeat(index % 3)]),
    );
    const few = { f: '' };
    const [long, short] = await Promise.all([app.post(many), app.post(few)]);
    expect([long.status, short.status]).toEqual([422, 422]);
    const ratio = (await long.text()).length / (await short.text()).length;
    expect(ratio).toBeLessThan(2);
    const named = await app.post({ ['n'.repeat(60_000)]: '' });
    expect((await named.text()).length).toBeLessThan(1_000);
  });
});

describe('the program', () => {
  let workplace: Workplace;
  beforeEach(async () => {
    workplace = await createWorkplace();
  });
  afterEach(() => workplace.remove());

  it('logs no error when a client disconnects', async () => {
    const service = await workplace.start({ LOG_LEVEL: 'info' });
    const port = Number(new URL(service.url).port);
    for (const part of ['', '{"name":"A']) {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\nExpect: 100-continue\r\n\r\n`,
      );
      await once(socket, 'data');
      socket.write(part, () => socket.resetAndDestroy());
      await once(socket, 'close');
    }
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    expect(await service.stop()).toBe(0);
    expect(service.output()).not.toMatch(/"level":[56]0/);
  });
});
