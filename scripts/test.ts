/**
 * The one test command: types, lint, format, unit and service tests, build, journeys in a real
 * browser. It stops at the first step that fails and ends with a summary.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { ensureBrowser } from './find-browser.ts';

const results = 'test-results';
const unitReport = `${results}/unit.json`;
const journeyReport = `${results}/journeys.json`;

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  return (
    spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    }).status === 0
  );
}

const steps: readonly { name: string; run: () => boolean }[] = [
  { name: 'types', run: () => run('astro', ['check', '--minimumFailingSeverity', 'warning']) },
  { name: 'lint and format', run: () => run('biome', ['ci', '--error-on-warnings', '.']) },
  { name: 'format of .astro files', run: () => run('prettier', ['--check', 'site/**/*.astro']) },
  { name: 'build', run: () => run('node', ['scripts/build.ts']) },
  {
    name: 'unit and service tests',
    run: () =>
      run('vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ]),
  },
  {
    name: 'journeys in a browser',
    run: () => {
      const CHROME_PATH = ensureBrowser();
      return run('playwright', ['test'], { CHROME_PATH, JOURNEY_REPORT: journeyReport });
    },
  },
];

function counted(): { passed: number; failed: number } {
  const read = (file: string) => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return undefined;
    }
  };
  const unit = read(unitReport);
  const journeys = read(journeyReport)?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (journeys?.expected ?? 0) + (journeys?.flaky ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0),
  };
}

mkdirSync(results, { recursive: true });
const lines: string[] = [];
let failedStep: string | undefined;
for (const [index, step] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${step.name}`);
  const start = performance.now();
  let passed = false;
  try {
    passed = step.run();
  } catch (error) {
    console.error((error as Error).message);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  lines.push(`${passed ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
  if (!passed) {
    failedStep = step.name;
    break;
  }
}

const { passed, failed } = counted();
console.log(`\n${lines.join('\n')}\n`);
console.log(`${passed} passed, ${failedStep && failed === 0 ? 1 : failed} failed`);
if (failedStep) {
  console.log(`Stopped at: ${failedStep}`);
  process.exitCode = 1;
}
