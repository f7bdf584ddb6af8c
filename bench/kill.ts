import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { killRounds } from '#harness/kill-rounds.ts';

export const about = 'kill -9 under load, 200 times: nothing acknowledged may be missing';

/** Kills the real service under load, 200 times, and counts what is missing afterwards. */
export async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      rounds: { type: 'string', default: '200' },
      clients: { type: 'string', default: '64' },
    },
  });
  const result = await killRounds(
    Number(values.rounds),
    Number(values.clients),
    () => randomInt(200, 2_000),
    (round, acknowledged) => {
      if (round % 10 === 0) console.log(`killed ${round} times, ${acknowledged} acknowledged`);
    },
  );
  console.log(result);
  const { missing, orphans, doubles, integrity } = result;
  if (missing + orphans + doubles > 0 || integrity !== 'ok') process.exitCode = 1;
}
