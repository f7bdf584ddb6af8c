import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { enquiry } from '#harness/listening-app.ts';

/** Runs wrk, which sends requests without a pause, and returns its output. */
async function wrk(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn('wrk', ['-t1', ...args], { env: { ...process.env, ...env } });
  const closed = once(child, 'close');
  const output = await text(child.stdout);
  await closed;
  return output;
}

export interface Load {
  readonly rate: number;
  readonly requests: number;
}

/**
 * Measures requests for some seconds. Throws if a response is not 2xx, because the figure would
 * mean nothing.
 */
export async function load(
  address: string,
  { seconds, connections, headers }: { seconds: number; connections: number; headers: string[] },
): Promise<Load> {
  const output = await wrk([
    ...[`-c${connections}`, `-d${seconds}s`],
    ...headers.flatMap((header) => ['-H', header]),
    address,
  ]);
  if (/Non-2xx/.test(output)) throw new Error(`Some responses were not 2xx:\n${output}`);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const requests = /(\d+) requests in/.exec(output)?.[1];
  if (!rate || !requests) throw new Error(`The output of wrk is unexpected:\n${output}`);
  return { rate: Number(rate), requests: Number(requests) };
}

/** Latencies are in milliseconds. */
export interface EnquiryLoad {
  readonly accepted: number;
  readonly failed: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Posts enquiries for some seconds. */
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
