/**
 * The one test command. What needs no build comes first, beside the build; then unit and service tests
 * beside the journeys in a real browser, because both mostly wait. A stage that fails is the last.
 * `npm test -- FILE…` runs just those test files.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { failedJourneys, failedUnits } from './failed-tests.ts';
import { ensureBrowser } from './find-browser.ts';
import { isBuilt } from './last-build.ts';
import { type Outcome, run, type Step, sumUp } from './steps.ts';

const results = 'test-results';
const unitReport = `${results}/unit.json`;
const journeyReport = `${results}/journeys.json`;

/** A script of package.json, with what to add to it. */
const script = (name: string, ...args: readonly string[]): Step['command'] => [
  'npm',
  'run',
  '--silent',
  name,
  '--',
  ...args,
];

const typecheck: Step = { name: 'types', command: script('typecheck') };
const lint: Step = { name: 'lint', command: script('lint') };
const build: Step = { name: 'build', command: script('build') };
const unit = (files: readonly string[]): Step => ({
  name: 'unit',
  command: script(
    'test:unit',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
    ...files,
  ),
});
const journeys = (files: readonly string[]): Step => ({
  name: 'journeys',
  command: script('test:journeys', ...files),
  env: () => ({ CHROME_PATH: ensureBrowser(), JOURNEY_REPORT: journeyReport }),
});

const slow = (files: readonly string[]): Step => ({
  name: 'slow',
  command: script('test:everywhere', ...files),
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

const counted = readReports();
console.log('');
for (const message of counted.messages) console.log(`FAILED ${message}\n`);
const broken = sumUp(outcomes, start);
// A step without tests of its own (types, lint, build) counts as one when it fails.
console.log(`${counted.passed} passed, ${Math.max(counted.failed, broken.length)} failed`);
process.exitCode = broken.length ? 1 : 0;
