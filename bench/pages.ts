import { parseArgs } from 'node:util';
import { build } from '#scripts/build.ts';
import { isBuilt } from '#scripts/last-build.ts';
import { installOwnPackages } from '#scripts/own-packages.ts';

export const about = 'every page in Lighthouse and in use, against a page with one heading';

/**
 * `--quick` measures one page of every kind, paths select pages, `--beside` adds another site's
 * pages.
 */
export async function run(argv: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      quick: { type: 'boolean', default: false },
      beside: { type: 'string', multiple: true, default: [] },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be 1 or more.');
  installOwnPackages('bench/pages');
  if (!(await isBuilt())) await build();
  // These modules import the installed tools and list the pages of the build.
  const { measurePages } = await import('./pages/measure.ts');
  const { quick: isQuick, beside } = values;
  await measurePages({ rounds, isQuick, paths: positionals, beside });
}
