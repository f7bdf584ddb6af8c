/**
 * `npm run test:everywhere`: what takes too long for every change (`*.slow.test.ts`, the site with other
 * content), and checkers that are too heavy for the project's own packages: a package of their own
 * (scripts/own-packages.ts). With names of files it runs those alone, in Vitest or, for
 * `*.spec`, in a browser.
 */
import { spawnSync } from 'node:child_process';
import { build } from './build.ts';
import { ensureBrowser } from './find-browser.ts';
import { isBuilt } from './last-build.ts';
import { installOwnPackages, installWorkshopPackages } from './own-packages.ts';

const folder = 'tests/everywhere';

function run(command: string, args: readonly string[]): void {
  console.log(`$ ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} failed; see above.`);
}

const files = process.argv.slice(2);
const needsCheckers = files.length === 0 || files.some((file) => !file.includes('.slow.'));
const needsWorkshop = files.length === 0 || files.some((file) => file.startsWith('art'));

try {
  if (needsCheckers) installOwnPackages(folder);
  if (needsWorkshop) installWorkshopPackages();
  if (!(await isBuilt())) await build();
  const isSpec = (file: string) => file.includes('.spec');
  const [specs, tests] = [files.filter(isSpec), files.filter((file) => !isSpec(file))];
  const all = files.length === 0;
  process.env.CHROME_PATH = ensureBrowser();
  if (all || tests.length > 0) {
    run('vitest', ['run', '--config', `${folder}/vitest.config.ts`, ...tests]);
  }
  if (all || specs.length > 0) {
    run('playwright', ['test', '--config', `${folder}/playwright.config.ts`, ...specs]);
  }
  if (all) run('playwright', ['test', '--project=slow journeys', '--project=templates']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
