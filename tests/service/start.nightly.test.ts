import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#harness/free-port.ts';
import { startProgram } from '#harness/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
const running: ChildProcess[] = [];

beforeAll(() => {
  mkdirSync(join(folder, 'dist/site'), { recursive: true });
  writeFileSync(join(folder, 'dist/site/404.html'), '<!doctype html><title>404</title>');
  writeFileSync(join(folder, 'dist/site/about.html'), '<!doctype html><title>About</title>');
  writeFileSync(join(folder, 'dist/built-from'), 'a test');
});

function start(env: NodeJS.ProcessEnv, command = ['node', resolve('server/main.ts')]) {
  const [name = '', ...args] = command;
  const program = startProgram(name, args, {
    cwd: command[0] === 'npm' ? '.' : '/',
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      BUILD_DIR: join(folder, 'dist'),
      ...env,
    },
  });
  running.push(program.child);
  const address = expect
    .poll(program.output)
    .toContain('Mail')
    .then(() => String(/The site is at (\S+)/.exec(program.output())?.[1]));
  // Those that never get so far say why.
  address.catch(() => {});
  return { ...program, address };
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

  it('speaks in sentences on the output and logs on the error stream, storage and stop among it', async () => {
    const server = start({});
    await server.address;
    server.child.kill('SIGTERM');
    const { output, errors } = await server.ended;
    expect(output).not.toContain('{');
    const logged = errors
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(logged.map(({ msg }) => msg)).toEqual(['started', 'stopping', 'stopped']);
    expect(logged[0].storage).toEqual({
      kind: 'SQLite',
      place: join(folder, 'data'),
      schema: expect.any(Number),
    });
  });

  it('reads settings from a file, and what the environment says wins', async () => {
    const file = join(folder, 'settings');
    writeFileSync(file, `DATA_DIR="${join(folder, 'from the file')}"\nRATE_LIMIT=wrong\n`);
    const server = start({ ENV_FILE: file, DATA_DIR: undefined, RATE_LIMIT: '3' });
    await server.address;
    expect(server.output()).toContain(`Enquiries are kept in ${join(folder, 'from the file')}`);
    const { errors } = await start({ ENV_FILE: file }).ended;
    expect(errors).toMatch(/^Bad setting: RATE_LIMIT/);
  });

  it('notices a setting with a slip in its name', async () => {
    const server = start({ SMPT_URL: 'smtp://127.0.0.1' });
    await server.address;
    expect(server.errors()).toContain('Did you mean SMTP_URL?');
  });
});

describe('under npm', () => {
  it.each(['start', 'serve'])('a SIGTERM to npm %s leaves no orphan', async (script) => {
    const server = start({}, ['npm', 'run', script]);
    const address = await server.address;
    server.child.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${address}/healthz`).then(
          () => 'runs',
          () => 'ended',
        ),
      )
      .toBe('ended');
    // The pipe closes with the last program that holds it.
    const { output, errors } = await server.ended;
    expect(output).not.toContain('{');
    const logged = errors.split('\n').filter((line) => line.startsWith('{'));
    expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['stopping', 'stopped']);
  });
});

/** A test program of systemd: it opens a socket, and starts the program at the first connection. */
const activator = '/usr/bin/systemd-socket-activate';

it.skipIf(!existsSync(activator))('listens on a socket that systemd passes on', async () => {
  const port = await freePort();
  const settings = ['BUILD_DIR', 'DATA_DIR', 'ENV_FILE'].flatMap((name) => ['-E', name]);
  const program = [process.execPath, resolve('server/main.ts')];
  const service = start({}, [activator, '-l', `127.0.0.1:${port}`, ...settings, ...program]);
  await expect.poll(service.errors).toContain('Listening on');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  await expect.poll(service.output).toContain(`The site is at http://127.0.0.1:${port}`);
});

describe('under npm, during the start', () => {
  it('a SIGTERM leaves no orphan', async () => {
    // Reported before the build is loaded and the store is opened.
    const server = start({ SMPT_URL: 'smtp://127.0.0.1' }, ['npm', 'run', 'serve']);
    await expect.poll(server.errors).toContain('Did you mean SMTP_URL?');
    server.child.kill('SIGTERM');
    // The pipe closes with the last program that holds it.
    await server.ended;
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
