import { parseArgs } from 'node:util';
import { build } from '#scripts/build.ts';
import { isBuilt } from '#scripts/last-build.ts';
import { installOwnPackages } from '#scripts/own-packages.ts';

export const about =
  'every page in Lighthouse and in the hand, against one that is nothing but a heading';

/** `--quick` takes one page of every kind, paths take those alone. */
export async function run(argv: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      quick: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be 1 or more.');
  installOwnPackages('bench/pages');
  if (!(await isBuilt())) await build();
  // Only now: it looks for the tools and for the pages of the build.
  const { measurePages } = await import('./pages/measure.ts');
  await measurePages({ rounds, isQuick: values.quick, paths: positionals });
}
