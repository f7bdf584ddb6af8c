/**
 * The one test command. What needs no build comes first, beside the build; then unit and service tests
 * beside the journeys in a real browser, because both mostly wait. A stage that fails is the last.
 * `npm test -- FILE…` runs just those test files.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { devNull } from 'node:os';
import { createInterface } from 'node:readline';
import { failedJourneys, failedUnits } from './failed-tests.ts';
import { ensureBrowser } from './find-browser.ts';
import { isBuilt } from './last-build.ts';

const results = 'test-results';
const unitReport = `${results}/unit.json`;
const journeyReport = `${results}/journeys.json`;

interface Step {
  readonly name: string;
  /** A script of package.json, with what to add to it. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: () => NodeJS.ProcessEnv;
}

interface Outcome {
  readonly step: Step;
  readonly passed: boolean;
  readonly seconds: number;
}

const typecheck: Step = { name: 'types', script: 'typecheck' };
const lint: Step = { name: 'lint', script: 'lint' };
const build: Step = { name: 'build', script: 'build' };
const unit = (files: readonly string[]): Step => ({
  name: 'unit',
  script: 'test:unit',
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`, ...files],
});
const journeys = (files: readonly string[]): Step => ({
  name: 'journeys',
  script: 'test:journeys',
  args: files,
  env: () => ({ CHROME_PATH: ensureBrowser(), JOURNEY_REPORT: journeyReport }),
});

const slow = (files: readonly string[]): Step => ({
  name: 'slow',
  script: 'test:everywhere',
  args: files,
});

const isJourney = (file: string) => file.includes('journeys') || file.endsWith('.spec.ts');

async function stagesFor(files: readonly string[]): Promise<readonly (readonly Step[])[]> {
  if (files.length === 0)
    return [
      [build, typecheck, lint],
      [unit([]), journeys(['--project=journeys'])],
    ];
  const kindOf = (file: string) => {
    if (isJourney(file)) return 'journey';
    return file.includes('.slow.') ? 'long' : 'other';
  };
  const { journey = [], long = [], other = [] } = Object.groupBy(files, kindOf);
  return [
    (await isBuilt()) ? [] : [build],
    [
      ...(other.length ? [unit(other)] : []),
      ...(long.length ? [slow(long)] : []),
      ...(journey.length ? [journeys(journey)] : []),
    ],
  ];
}

async function succeeds(step: Step, say: (line: string) => void): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', step.script, '--', ...(step.args ?? [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a script of the shell there.
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      // Nothing of what is set up on this machine.
      ENV_FILE: devNull,
      ...step.env?.(),
    },
  });
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', say);
  const [code] = await once(child, 'close');
  return code === 0;
}

/** Runs a step and passes on what it says, line by line under its name. */
async function run(step: Step): Promise<Outcome> {
  const start = performance.now();
  const say = (line: string) => console.log(`${step.name.padEnd(8)} │ ${line}`);
  const passed = await succeeds(step, say).catch((error: Error) => {
    say(error.message);
    return false;
  });
  const seconds = (performance.now() - start) / 1000;
  say(passed ? `done in ${seconds.toFixed(1)} s` : 'FAILED');
  return { step, passed, seconds };
}

function read(report: string) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

function readReports(): { passed: number; failed: number; messages: readonly string[] } {
  const units = read(unitReport);
  const walked = read(journeyReport);
  const stats = walked?.stats;
  return {
    messages: [...failedUnits(units), ...failedJourneys(walked)],
    passed: (units?.numPassedTests ?? 0) + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: (units?.numFailedTests ?? 0) + (stats?.unexpected ?? 0),
  };
}

mkdirSync(results, { recursive: true });
for (const report of [unitReport, journeyReport]) rmSync(report, { force: true });

const start = performance.now();
const outcomes: Outcome[] = [];
for (const stage of await stagesFor(process.argv.slice(2))) {
  if (outcomes.some(({ passed }) => !passed)) break;
  outcomes.push(...(await Promise.all(stage.map(run))));
}

const broken = outcomes.filter(({ passed }) => !passed).map(({ step }) => step.name);
const counted = readReports();
console.log('');
for (const message of counted.messages) console.log(`FAILED ${message}\n`);
for (const { step, passed, seconds } of outcomes) {
  console.log(
    `${passed ? 'ok    ' : 'FAILED'} ${step.name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`,
  );
}
console.log(`       in all   ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s\n`);
if (broken.length) console.log(`Failed: ${broken.join(', ')}`);
// A step without tests of its own (types, lint, build) counts as one when it fails.
console.log(`${counted.passed} passed, ${Math.max(counted.failed, broken.length)} failed`);
process.exitCode = broken.length ? 1 : 0;
