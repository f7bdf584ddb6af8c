import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freePort } from '#harness/free-port.ts';
import { startProgram } from '#harness/program.ts';
import { missing } from '../nightly/debian.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
const running: ChildProcess[] = [];

beforeAll(() => {
  mkdirSync(join(folder, 'dist/site'), { recursive: true });
  writeFileSync(join(folder, 'dist/site/404.html'), '<!doctype html><title>404</title>');
  writeFileSync(join(folder, 'dist/built-from'), 'a test');
});

function start(env: NodeJS.ProcessEnv, command = ['node', resolve('server/main.ts')]) {
  const [name = '', ...args] = command;
  const program = startProgram(name, args, {
    cwd: name === 'npm' ? '.' : '/',
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      BUILD_DIR: join(folder, 'dist'),
      ...env,
    },
  });
  running.push(program.child);
  return { ...program, started: () => expect.poll(program.output).toContain('Mail is not set up') };
}

const messagesIn = (errors: string) =>
  errors
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line).msg);

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(['SIGTERM', 'SIGINT'] as const)(
  'prints sentences on the output, logs on the error stream, and stops on %s',
  async (signal) => {
    const service = start({});
    await service.started();
    service.child.kill(signal);
    const { code, output, errors } = await service.ended;
    expect(code).toBe(0);
    expect(output).not.toContain('{');
    expect(messagesIn(errors)).toEqual(['started', 'stopping', 'stopped']);
  },
);

it('reads settings from a file, and prefers those of the environment', async () => {
  const file = join(folder, 'settings');
  writeFileSync(file, `DATA_DIR="${join(folder, 'from the file')}"\nRATE_LIMIT=wrong\n`);
  const service = start({ ENV_FILE: file, DATA_DIR: undefined, RATE_LIMIT: '3' });
  await service.started();
  expect(service.output()).toContain(`Enquiries are kept in ${join(folder, 'from the file')}`);
  const { errors } = await start({ ENV_FILE: file }).ended;
  expect(errors).toMatch(/^Bad setting: RATE_LIMIT/);
});

it.each(['start', 'serve'])('npm run %s leaves no orphan after a SIGTERM', async (script) => {
  const service = start({}, ['npm', 'run', script]);
  await service.started();
  service.child.kill('SIGTERM');
  // The output ends when the last program that writes to it has ended.
  const { output, errors } = await service.ended;
  expect(output).not.toContain('{');
  expect(messagesIn(errors)).toEqual(['stopping', 'stopped']);
});

it('npm run serve leaves no orphan after a SIGTERM during the start', async () => {
  // This is printed before the build is loaded and the store is opened.
  const service = start({ SMPT_URL: 'smtp://127.0.0.1' }, ['npm', 'run', 'serve']);
  await expect.poll(service.errors).toContain('Did you mean SMTP_URL?');
  service.child.kill('SIGTERM');
  await service.ended;
});

/** A program of systemd that opens a socket and starts the service at the first connection. */
const activator = 'systemd-socket-activate';

it.skipIf(missing(activator, 'systemd'))('listens on a socket that systemd passes on', async () => {
  const port = await freePort();
  const settings = ['BUILD_DIR', 'DATA_DIR', 'ENV_FILE'].flatMap((name) => ['-E', name]);
  const program = [process.execPath, resolve('server/main.ts')];
  const service = start({}, [activator, '-l', `127.0.0.1:${port}`, ...settings, ...program]);
  await expect.poll(service.errors).toContain('Listening on');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  await expect.poll(service.output).toContain(`The site is at http://127.0.0.1:${port}`);
});

it('ends with one sentence and no stack trace if it cannot start', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const dataDir = join(folder, 'dist/built-from', 'data');
  for (const [env, sentence] of [
    [{ PORT: `${port}` }, /^Port \d+ is already in use\. [^\n]+\n$/],
    [{ PORT: '70000' }, /^Bad setting: PORT must be [^\n]+\n$/],
    [{ DATA_DIR: dataDir }, /^Cannot write to the data folder [^\n]+ Set DATA_DIR [^\n]+\n$/],
    [{ HOST: '192.0.2.1' }, /^This machine has no address [^\n]+\n$/],
  ] as const) {
    const { code, errors } = await start(env).ended;
    expect(errors).toMatch(sentence);
    expect(code).toBe(1);
  }
  taken.close();
});
