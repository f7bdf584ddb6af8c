/**
 * `npm run test:everywhere`: checkers that are too heavy for the project's own packages, against the
 * real server. They are a package of their own, installed when its lock file has changed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { isBuilt } from './last-build.ts';

const folder = 'tests/everywhere';
const record = join(folder, 'node_modules/.installed-from');

function run(command: string, args: readonly string[], cwd = '.'): void {
  console.log(`$ ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} failed; see above.`);
}

const lock = () =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

function installedFrom(): string | undefined {
  try {
    return readFileSync(record, 'utf8');
  } catch {
    return undefined;
  }
}

try {
  if (installedFrom() !== lock()) {
    run('npm', ['ci'], folder);
    writeFileSync(record, lock());
  }
  if (!(await isBuilt())) await build();
  run('vitest', ['run', '--config', `${folder}/vitest.config.ts`, ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
