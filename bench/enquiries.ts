import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqliteStore } from '#server/storage/sqlite.ts';
import { median } from './median.ts';
import { ensureProgram } from './programs.ts';
import { type EnquiryLoad, postEnquiries } from './wrk.ts';

export const about =
  'durable enquiries a second at 64 connections, against the same server without a database';

function startServer(args: readonly string[]): ChildProcess {
  const program = resolve(import.meta.dirname, 'enquiry-server.ts');
  return spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function firstLineOf(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const data of child.stdout ?? []) {
    text += data;
    if (text.includes('\n')) return text.slice(0, text.indexOf('\n'));
  }
  throw new Error('the process ended without output');
}

async function measure(folder: string | undefined, seconds: number, connections: number) {
  const server = startServer(folder === undefined ? [] : [folder]);
  try {
    const url = `http://127.0.0.1:${await firstLineOf(server)}`;
    const warmUp = await postEnquiries(url, { seconds: 2, connections });
    const measured = await postEnquiries(url, { seconds, connections });
    return { ...measured, all: warmUp.accepted + measured.accepted };
  } finally {
    const exit = once(server, 'exit');
    server.kill();
    await exit;
  }
}

const line = (name: string, { perSecond, p50, p99, longest, failed }: EnquiryLoad) =>
  `${name.padEnd(9)} ${Math.round(perSecond).toLocaleString('en-GB').padStart(7)}/s   p50 ${p50} ms   p99 ${p99} ms   longest ${longest} ms   failed ${failed}`;

/**
 * Measures durable enquiries a second. The same server without a database takes turns with it,
 * because the load of a shared machine changes; the goal is a ratio within one run.
 */
export async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      seconds: { type: 'string', default: '6' },
      rounds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '64' },
    },
  });
  const [seconds, connections] = [Number(values.seconds), Number(values.connections)];
  ensureProgram('wrk', 'wrk');
  console.log(
    `${connections} connections; load before ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`,
  );
  const durable: EnquiryLoad[] = [];
  const without: EnquiryLoad[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    without.push(await measure(undefined, seconds, connections));
    console.log(line('no store', without.at(-1) as EnquiryLoad));
    // In the data folder, which is on a disk: the system's temporary folder may be in memory.
    const folder = resolve('data', `bench-${process.pid}-${round}`);
    const measured = await measure(folder, seconds, connections);
    durable.push(measured);
    console.log(line('durable', measured));
    const store = await openSqliteStore(join(folder, 'enquiries.db'));
    const { enquiries } = await store.stats();
    await store.close();
    await rm(folder, { recursive: true });
    // At the end of a run wrk does not wait for responses, so more may be stored than it has
    // counted.
    if (enquiries < measured.all) throw new Error(`${measured.all - enquiries} are missing`);
  }
  const rate = median(durable.map(({ perSecond }) => perSecond));
  const bare = median(without.map(({ perSecond }) => perSecond));
  const p99 = median(durable.map((one) => one.p99));
  const goal = Math.min(5_000, bare / 2);
  console.log(
    `median: ${Math.round(rate)}/s durable, ${Math.round(bare)}/s without a store: ratio ${(rate / bare).toFixed(2)}; p99 ${p99} ms`,
  );
  console.log(rate >= goal && p99 <= 150 ? 'The goal is met.' : 'The goal is NOT met.');
  if (rate < goal || p99 > 150) process.exitCode = 1;
}
