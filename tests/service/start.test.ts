import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
const running: ChildProcess[] = [];

function start(env: Record<string, string>) {
  const child = spawn('node', ['server/main.ts'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
  });
  running.push(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const address = new Promise<string>((found) => {
    child.stdout.on('data', () => {
      const match = /The site is at (\S+)/.exec(output);
      if (match && /Mail/.test(output)) found(String(match[1]));
    });
  });
  const ended = once(child, 'exit').then(([code]) => ({
    code: code as number | null,
    output,
    errors,
  }));
  return { child, address, ended, output: () => output };
}

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a start that works', () => {
  it('says the address, where enquiries are kept and that mail is not set up', async () => {
    const server = start({});
    const address = await server.address;
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(server.output()).toContain(`Enquiries are kept in ${join(folder, 'data')}`);
    expect(server.output()).toMatch(/Mail is not set up/);
  });
});

describe('a start that cannot work ends with one sentence and no stack trace', () => {
  const taken = createServer();
  let takenPort: string;
  beforeAll(async () => {
    taken.listen(0, '127.0.0.1');
    await once(taken, 'listening');
    takenPort = String((taken.address() as { port: number }).port);
    writeFileSync(join(folder, 'file'), '');
  });
  afterAll(() => {
    taken.close();
  });

  it.each([
    ['a taken port', () => ({ PORT: takenPort }), /^Port \d+ is already in use\. [^\n]+\n$/],
    ['a port that is no number', () => ({ PORT: 'http' }), /^Bad setting: PORT must be [^\n]+\n$/],
    ['a port that is too high', () => ({ PORT: '70000' }), /^Bad setting: PORT must be [^\n]+\n$/],
    ['a bad limit', () => ({ RATE_LIMIT: '-1' }), /^Bad setting: RATE_LIMIT must be [^\n]+\n$/],
    [
      'a bad database',
      () => ({ DATABASE_URL: 'mysql://x' }),
      /^Bad setting: DATABASE_URL [^\n]+\n$/,
    ],
    ['a bad mail server', () => ({ SMTP_URL: 'mail' }), /^Bad setting: SMTP_URL must [^\n]+\n$/],
    [
      'a data folder that cannot be written to',
      () => ({ DATA_DIR: join(folder, 'file', 'data') }),
      /^Cannot write to the data folder [^\n]+ Set DATA_DIR [^\n]+\n$/,
    ],
    [
      'an address of another machine',
      () => ({ HOST: '192.0.2.1' }),
      /^This machine has no address [^\n]+\n$/,
    ],
  ])('%s', async (_name, env, sentence) => {
    const { code, errors } = await start(env()).ended;
    expect(errors).toMatch(sentence);
    expect(code).toBe(1);
  });
});

describe('a stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s finishes open requests and ends with 0',
    async (signal) => {
      const server = start({});
      const { hostname, port } = new URL(await server.address);
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      // A request that has begun and is not whole yet.
      socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n');
      // And a connection that a browser opened in advance: nobody must wait for it.
      const unused = connect(Number(port), hostname);
      await once(unused, 'connect');
      const unusedClosed = once(unused, 'close');
      await fetch(`http://${hostname}:${port}/healthz`);
      server.child.kill(signal);
      await expect
        .poll(() =>
          fetch(`http://${hostname}:${port}/healthz`).then(
            () => 'open',
            () => 'closed',
          ),
        )
        .toBe('closed');
      await unusedClosed;
      socket.write('Connection: close\r\n\r\n');
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      await once(socket, 'close');
      expect(answer).toMatch(/^HTTP\/1\.1 (?:200|503) /);
      expect((await server.ended).code).toBe(0);
    },
  );
});
