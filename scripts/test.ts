/**
 * Runs one of the three levels of tests (docs/testing.md): `node scripts/test.ts
 * [test|full|nightly]`. With file names it runs only those files. With `--watch` Vitest runs again
 * after every change.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { devNull } from 'node:os';
import { resolve } from 'node:path';
import { ensureBrowser } from './find-browser.ts';
import { isBuilt } from './last-build.ts';
import { installArtPackages, installOwnPackages } from './own-packages.ts';

const levels = ['test', 'full', 'nightly'] as const;
type Level = (typeof levels)[number];

const projects: Readonly<Record<Level, readonly string[]>> = {
  test: ['journeys'],
  full: ['full journeys'],
  nightly: ['nightly journeys', 'nightly'],
};

const failedCommands: string[] = [];

/** Runs a command. With `quiet` its output is printed only if it fails. */
async function succeeds(command: string, options: { quiet?: boolean } = {}): Promise<boolean> {
  console.log(`\n> ${command}`);
  const child = spawn(command, {
    shell: true,
    stdio: ['inherit', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      // Tests must not read the settings of this machine.
      ENV_FILE: devNull,
      // Speeds up the hundreds of programs and threads that the tests start.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/compile'),
    },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => output.push(data));
  }
  const [code] = await once(child, 'close');
  if (code === 0) return true;
  console.log(String(Buffer.concat(output)));
  failedCommands.push(command);
  return false;
}

async function runFiles(files: readonly string[], isWatching: boolean): Promise<void> {
  const specs = files.filter((file) => file.includes('.spec') || file.includes('journeys'));
  const tests = files.filter((file) => !specs.includes(file));
  const nightlyFiles = readdirSync('tests/nightly').map((name) => `tests/nightly/${name}`);
  const isNightly = (file: string) =>
    file.includes('nightly') || nightlyFiles.some((name) => name.includes(file));
  if (files.some(isNightly)) installNightlyPackages();
  if (!(await isBuilt()) && !(await succeeds('npm run --silent build'))) return;
  if (isWatching) return void (await succeeds(`vitest --project=test ${tests.join(' ')}`));
  if (tests.length > 0) await succeeds(`vitest run ${tests.join(' ')}`);
  if (specs.length > 0) await succeeds(`playwright test ${specs.join(' ')}`);
}

function installNightlyPackages(): void {
  installOwnPackages('tests/nightly');
  installOwnPackages('desk');
  installArtPackages();
}

/** Runs every part of a level, even after a failure, except after a failed build. */
async function runLevel(level: Level): Promise<void> {
  if (level === 'nightly') installNightlyPackages();
  const isFirst = level === 'test';
  if ((isFirst || !(await isBuilt())) && !(await succeeds('npm run --silent build'))) return;
  const browserProjects = projects[level].map((name) => `--project="${name}"`).join(' ');
  const sources = ['typecheck', 'lint'].map(
    (name) => !isFirst || succeeds(`npm run --silent ${name}`, { quiet: true }),
  );
  await succeeds(`vitest run --project=${level}`);
  await Promise.all(sources);
  await succeeds(`playwright test ${browserProjects}`);
}

const args = process.argv.slice(2);
const level = levels.find((name) => name === args[0]) ?? 'test';
const isWatching = args.includes('--watch');
const files = args.filter((arg) => arg !== level && !arg.startsWith('-'));
process.env.CHROME_PATH = ensureBrowser();
if (files.length > 0 || isWatching) await runFiles(files, isWatching);
else await runLevel(level);
if (failedCommands.length > 0) {
  console.log(`\nFailed: ${failedCommands.join(', ')}\nTo run one file again: npm test -- FILE`);
  process.exitCode = 1;
}
