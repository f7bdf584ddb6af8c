import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { createWorkplace } from '#harness/service-process.ts';
import { anyBadPost, type BadPost } from './bad-posts.ts';

export const about = 'a hundred thousand generated bad posts against the real program';

const connections = 8;

/**
 * Sends generated posts to the real program. Stops at the first post without a response or with a
 * response of 500 or more, and lets fast-check find the shortest such post.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { cases: { type: 'string', default: '100000' } } });
  const cases = Number(values.cases);
  const workplace = await createWorkplace();
  const service = await workplace.start({ LOG_LEVEL: 'warn' });
  const statuses = new Map<number, number>();
  const send = async ({ headers, body }: BadPost) => {
    const response = await fetch(`${service.url}/api/contact`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : Buffer.from(body),
    });
    const { message } = await response.json();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (response.status >= 500) throw new Error(`the response is ${response.status}`);
    if (typeof message !== 'string') throw new Error('the response has no message');
  };

  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () =>
      fc.assert(fc.asyncProperty(anyBadPost, send), { numRuns: Math.ceil(cases / connections) }),
    ),
  );
  const seconds = (performance.now() - start) / 1_000;
  const health = await fetch(`${service.url}/healthz`);
  const code = await service.stop();
  const warnings = service.output().match(/"level":[456]0/g)?.length ?? 0;
  await workplace.remove();

  const count = (number: number) => number.toLocaleString('en-GB');
  const total = [...statuses.values()].reduce((sum, one) => sum + one, 0);
  console.log(`${count(total)} posts in ${seconds.toFixed(0)} s`);
  for (const [status, times] of [...statuses].sort(([one], [other]) => one - other)) {
    console.log(`  ${status}  ${count(times).padStart(8)}`);
  }
  console.log(
    `health ${health.status}, exit code ${code}, warnings and errors in the log ${warnings}`,
  );
  if (health.status !== 200 || code !== 0 || warnings > 0) process.exitCode = 1;
}
