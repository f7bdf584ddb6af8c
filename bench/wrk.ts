import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

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
  const wrk = spawn('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`],
    ...headers.flatMap((header) => ['-H', header]),
    address,
  ]);
  const closed = once(wrk, 'close');
  const output = await text(wrk.stdout);
  await closed;
  if (/Non-2xx/.test(output)) throw new Error(`Some answers were not 200:\n${output}`);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const requests = /(\d+) requests in/.exec(output)?.[1];
  if (!rate || !requests) throw new Error(`wrk said something unexpected:\n${output}`);
  return { rate: Number(rate), requests: Number(requests) };
}
