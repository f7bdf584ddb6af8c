/**
 * `npm run test:everywhere`: what takes too long for every change (`*.slow.test.ts`, the site with other
 * content), and checkers that are too heavy for the project's own packages: a package of their own
 * (scripts/own-packages.ts). With names of files it runs those alone, in Vitest or, for
 * `*.spec`, in a browser.
 */
import { build } from './build.ts';
import { ensureBrowser } from './find-browser.ts';
import { isBuilt } from './last-build.ts';
import { installOwnPackages, installWorkshopPackages } from './own-packages.ts';
import { type Outcome, run, type Step, sumUp } from './steps.ts';

const folder = 'tests/everywhere';

const files = process.argv.slice(2);
const needsCheckers = files.length === 0 || files.some((file) => !file.includes('.slow.'));
const needsDesk = files.length === 0 || files.some((file) => file.includes('desk'));
const needsWorkshop = files.length === 0 || files.some((file) => file.startsWith('art'));

/** One after the other, those after a failure too: each of them says something of its own. */
async function inTurn(steps: readonly Step[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await run(step));
  return outcomes;
}

try {
  const start = performance.now();
  if (needsCheckers) installOwnPackages(folder);
  if (needsDesk) installOwnPackages('desk');
  if (needsWorkshop) installWorkshopPackages();
  if (!(await isBuilt())) await build();
  const isSpec = (file: string) => file.includes('.spec');
  const [specs, tests] = [files.filter(isSpec), files.filter((file) => !isSpec(file))];
  const all = files.length === 0;
  process.env.CHROME_PATH = ensureBrowser();
  const vitest: Step = {
    name: 'vitest',
    command: ['vitest', 'run', '--config', `${folder}/vitest.config.ts`, ...tests],
  };
  const pages: Step = {
    name: 'pages',
    command: ['playwright', 'test', '--config', `${folder}/playwright.config.ts`, ...specs],
  };
  const journeys: Step = {
    name: 'journeys',
    command: ['playwright', 'test', '--project=slow journeys', '--project=templates'],
  };
  // Side by side: what Vitest runs waits for other programs most of the time.
  const outcomes = await Promise.all([
    inTurn(all || tests.length > 0 ? [vitest] : []),
    inTurn([...(all || specs.length > 0 ? [pages] : []), ...(all ? [journeys] : [])]),
  ]);
  if (sumUp(outcomes.flat(), start).length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
