import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { killRounds } from './kill-rounds.ts';
import { drawPlots } from './plot.ts';

export const about =
  'kill -9 under load, 200 times: no acknowledged enquiry of a million may be missing';

/** Kills the real service under load, round by round, and counts missing enquiries. */
export async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      rounds: { type: 'string', default: '200' },
      clients: { type: 'string', default: '64' },
      acknowledged: { type: 'string', default: '1000000' },
      plot: { type: 'string' },
    },
  });
  const [rounds, goal] = [Number(values.rounds), Number(values.acknowledged)];
  // Each round is killed at a random moment, a little after its share, so that the total is
  // reached.
  const share = Math.ceil(goal / rounds);
  const points: [number, number][] = [];
  let before = 0;
  const start = performance.now();
  const result = await killRounds(
    rounds,
    Number(values.clients),
    () => randomInt(share, Math.ceil(share * 1.1) + 1),
    (round, acknowledged) => {
      points.push([round, acknowledged - before]);
      before = acknowledged;
      if (round % 10 === 0) console.log(`killed ${round} times, ${acknowledged} acknowledged`);
    },
  );
  console.log(result);
  console.log(`${Math.round((performance.now() - start) / 1_000)} s in all`);
  if (values.plot !== undefined) {
    const plots = [{ title: 'Acknowledged before each kill -9', unit: '', points }];
    await writeFile(values.plot, drawPlots(plots, 'kills'));
  }
  const { acknowledged, missing, orphans, doubles, integrity } = result;
  const isComplete = missing + orphans + doubles === 0 && integrity === 'ok';
  if (!isComplete || acknowledged < goal) process.exitCode = 1;
}
