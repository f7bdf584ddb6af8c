import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { enquiry } from '#harness/listening-app.ts';

/** Runs wrk, a program that sends requests without a pause, and gives what it prints. */
async function wrk(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn('wrk', ['-t1', ...args], { env: { ...process.env, ...env } });
  const closed = once(child, 'close');
  const output = await text(child.stdout);
  await closed;
  return output;
}

export interface Load {
  /** Requests per second. */
  readonly rate: number;
  readonly requests: number;
}

/** What wrk counts over some seconds; anything but 2xx makes the measurement void. */
export async function load(
  address: string,
  { seconds, connections, headers }: { seconds: number; connections: number; headers: string[] },
): Promise<Load> {
  const output = await wrk([
    ...[`-c${connections}`, `-d${seconds}s`],
    ...headers.flatMap((header) => ['-H', header]),
    address,
  ]);
  if (/Non-2xx/.test(output)) throw new Error(`Some answers were not 200:\n${output}`);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const requests = /(\d+) requests in/.exec(output)?.[1];
  if (!rate || !requests) throw new Error(`wrk said something unexpected:\n${output}`);
  return { rate: Number(rate), requests: Number(requests) };
}

/** Latencies are in milliseconds. */
export interface EnquiryLoad {
  readonly accepted: number;
  readonly refused: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Posts enquiries over some seconds, each connection one after the other. */
export async function postEnquiries(
  url: string,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<EnquiryLoad> {
  const script = join(import.meta.dirname, 'post-enquiries.lua');
  const output = await wrk(
    [`-c${connections}`, `-d${seconds}s`, '-s', script, `${url}/api/contact`],
    { ENQUIRY: JSON.stringify(enquiry), KEY_PREFIX: randomUUID() },
  );
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');
}
