import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { enquiry } from '#harness/listening-app.ts';
import { createWorkplace } from '#harness/service-process.ts';
import { median } from './median.ts';
import { drawPlots } from './plot.ts';

export const about = 'ten minutes of mixed load on the real program: memory, descriptors, latency';

/** Kinds of requests, and their mix. */
const kinds = ['page', 'file', 'enquiry', 'rejected', 'abandoned'] as const;
type Kind = (typeof kinds)[number];
const mix: readonly Kind[] = [
  'page',
  'page',
  'page',
  'file',
  'file',
  'enquiry',
  'rejected',
  'page',
  'abandoned',
];

interface Sample {
  readonly seconds: number;
  readonly memory: number;
  readonly descriptors: number;
  readonly requests: number;
  readonly median: number;
  readonly slowest: number;
}

/** Reads the resident memory in megabytes and the open descriptors of a process on Linux. */
async function readUsage(pid: number): Promise<{ memory: number; descriptors: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  return { memory: kilobytes / 1024, descriptors: (await readdir(`/proc/${pid}/fd`)).length };
}

async function pathsOf(url: string): Promise<Record<'page' | 'file', readonly string[]>> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const page = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)</g)].map(
    ([, path]) => path || '/',
  );
  const home = await (await fetch(url)).text();
  const file = [...home.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)].map(([, path]) =>
    String(path),
  );
  return { page: page.map(String), file };
}

const json = { 'content-type': 'application/json' };

/** Sends a request of a kind and returns whether the status is right. */
async function send(kind: Kind, url: string, path: string): Promise<boolean> {
  if (kind === 'page' || kind === 'file') {
    const response = await fetch(url + path);
    await response.arrayBuffer();
    return response.status === 200;
  }
  if (kind === 'abandoned') {
    await fetch(url + path, { signal: AbortSignal.timeout(1) })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
    return true;
  }
  const body = kind === 'enquiry' ? enquiry : { ...enquiry, email: 'nobody' };
  const headers = { ...json, 'idempotency-key': randomUUID() };
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status === (kind === 'enquiry' ? 201 : 422);
}

/** Runs the mix. Fails if a request fails, or if memory keeps growing. */
export async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      minutes: { type: 'string', default: '10' },
      clients: { type: 'string', default: '16' },
      plot: { type: 'string' },
    },
  });
  const workplace = await createWorkplace('dist');
  const service = await workplace.start({ LOG_LEVEL: 'warn' });
  const paths = await pathsOf(service.url);
  const start = performance.now();
  const end = start + Number(values.minutes) * 60_000;
  const samples: Sample[] = [];
  let wrong = 0;
  let accepted = 0;
  let taken: number[] = [];

  const client = async (offset: number) => {
    for (let turn = offset; performance.now() < end; turn += 1) {
      const kind = mix[turn % mix.length] ?? 'page';
      const list = kind === 'file' ? paths.file : paths.page;
      const began = performance.now();
      const isRight = await send(kind, service.url, list[turn % list.length] ?? '/').catch(
        () => false,
      );
      if (kind !== 'abandoned') taken.push(performance.now() - began);
      if (!isRight) wrong += 1;
      if (isRight && kind === 'enquiry') accepted += 1;
    }
  };
  const sampler = setInterval(async () => {
    const times = taken.sort((one, other) => one - other);
    taken = [];
    samples.push({
      seconds: Math.round((performance.now() - start) / 1_000),
      ...(await readUsage(service.pid)),
      requests: times.length / 5,
      median: median(times),
      slowest: times[Math.floor(times.length * 0.99)] ?? 0,
    });
  }, 5_000);
  await Promise.all(
    Array.from({ length: Number(values.clients) }, (_, index) => client(index * 7)),
  );
  clearInterval(sampler);
  const stored = JSON.parse((await workplace.staff(['stats', '--json'])).stdout).enquiries;
  const after = await readUsage(service.pid);
  const code = await service.stop();
  await workplace.remove();

  const third = Math.floor(samples.length / 3);
  const middleOf = (part: readonly Sample[], of: 'memory' | 'descriptors') =>
    median(part.map((one) => one[of]));
  const [first, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  const growth = middleOf(last, 'memory') / middleOf(first, 'memory');
  console.table(samples.filter((_, index) => index % 12 === 11));
  console.log({
    accepted,
    stored,
    wrong,
    growth: Number(growth.toFixed(3)),
    descriptorsAfter: after.descriptors,
    exit: code,
  });
  if (values.plot !== undefined) {
    const over = (title: string, unit: string, of: Exclude<keyof Sample, 'seconds'>) => ({
      title,
      unit,
      points: samples.map((one) => [one.seconds, one[of]] as const),
    });
    await writeFile(
      values.plot,
      drawPlots(
        [
          over('Resident memory', 'MB', 'memory'),
          over('Open descriptors', '', 'descriptors'),
          over('Requests a second', '', 'requests'),
          over('Latency, median', 'ms', 'median'),
          over('Latency, 99th percentile', 'ms', 'slowest'),
        ],
        'seconds',
      ),
    );
  }
  const isHealthy = wrong === 0 && stored === accepted && growth < 1.15 && code === 0;
  if (!isHealthy) process.exitCode = 1;
}
