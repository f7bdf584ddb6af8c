import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#harness/free-port.ts';
import { installOwnPackages } from '#scripts/own-packages.ts';
import { median } from './median.ts';
import { ensureProgram, startServer } from './programs.ts';
import { nginxConfig } from './servers/nginx.ts';
import { load } from './wrk.ts';

export const about =
  'pages per second against a bare node:http server and others, and memory over 200,000 requests';

const rounds = 21;
const secondsPerRound = 1;
const requestsForMemory = 200_000;
const leastOfBare = 0.7;
/** The header that browsers send over https, the common case. */
const acceptEncoding = 'gzip, deflate, br, zstd';
const asBrowser = { connections: 64, headers: [`Accept-Encoding: ${acceptEncoding}`] };

interface Contender {
  readonly name: string;
  readonly address: string;
  readonly process: ChildProcess;
  readonly rates: number[];
}

const residentMegabytes = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

type Command = (port: number) => { program: string; args: string[]; env?: NodeJS.ProcessEnv };

async function start(name: string, path: string, command: Command): Promise<Contender> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}${path}`;
  const { program, args, env } = command(port);
  return { name, address, process: await startServer(program, args, address, env), rates: [] };
}

const node = (file: string, ...args: string[]): Command => {
  return (port) => ({ program: 'node', args: [`bench/servers/${file}`, ...args, String(port)] });
};

/** Starts servers with the same page, this server first and the bare one second. */
async function startAll(folder: string, path: string, started: Contender[]): Promise<void> {
  const build = join(folder, 'build');
  for (const part of ['dist/site', 'dist/compressed']) cpSync(part, build, { recursive: true });
  const own = await start('this server', path, (port) => ({
    program: 'node',
    args: ['server/main.ts'],
    env: {
      ...{ HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' },
      DATA_DIR: join(folder, 'data'),
    },
  }));
  started.push(own);
  started.push(await start('node:http', path, node('bare.ts', own.address, acceptEncoding)));
  started.push(await start('@fastify/static', path, node('fastify-static.ts', build)));
  started.push(await start('sirv', path, node('sirv.ts', build)));
  const configFile = join(folder, 'nginx.conf');
  started.push(
    await start('nginx', path, (port) => {
      writeFileSync(configFile, nginxConfig(port, folder, build));
      return { program: 'nginx', args: ['-c', configFile] };
    }),
  );
}

/** Measures all servers in turn, so that other load on the machine affects all alike. */
async function race(contenders: readonly Contender[]): Promise<void> {
  for (const { address } of contenders) await load(address, { ...asBrowser, seconds: 2 });
  for (let round = 1; round <= rounds; round += 1) {
    for (const { address, rates } of contenders) {
      rates.push((await load(address, { ...asBrowser, seconds: secondsPerRound })).rate);
    }
    const all = contenders.map(({ name, rates }) => `${name} ${rates.at(-1)?.toFixed(0)}/s`);
    console.log(`round ${round}: ${all.join(', ')}`);
  }
}

/** The rate of one server divided by the rate of another: the median of the rounds. */
const shareOf = (one: Contender, other: Contender) =>
  median(one.rates.map((rate, round) => rate / (other.rates[round] ?? Number.NaN)));

async function watchMemory(own: Contender): Promise<void> {
  const before = residentMegabytes(own.process).toFixed(0);
  let done = 0;
  while (done < requestsForMemory) {
    done += (await load(own.address, { ...asBrowser, seconds: 4 })).requests;
  }
  const after = residentMegabytes(own.process).toFixed(0);
  console.log(`memory: ${before} MB before, ${after} MB after ${done} more requests`);
}

export async function run([path = '/about']: string[]): Promise<void> {
  ensureProgram('wrk', 'wrk');
  ensureProgram('nginx', 'nginx-light');
  installOwnPackages('bench/servers');
  const folder = mkdtempSync(join(tmpdir(), 'bench-static-'));
  const started: Contender[] = [];
  try {
    await startAll(folder, path, started);
    const [own, bare, ...others] = started;
    if (!own || !bare) return;
    await race(started);
    for (const other of others) {
      const share = shareOf(other, bare).toFixed(2);
      console.log(`${other.name} for ${path}: ${share} of node:http (for information)`);
    }
    const share = shareOf(own, bare);
    console.log(`this server for ${path}: ${share.toFixed(2)} of node:http (goal: ${leastOfBare})`);
    if (!(share >= leastOfBare)) process.exitCode = 1;
    await watchMemory(own);
  } finally {
    for (const { process: child } of started) child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
