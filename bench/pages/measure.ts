import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from '../../scripts/find-browser.ts';
import { pageKinds, sitePages } from '../../tests/harness/site-pages.ts';
import { browse } from './browsing.ts';
import type { Figures, PageFigures } from './figures.ts';
import { measureInteractions } from './interactions.ts';
import { lookAtMachine } from './machine.ts';
import { missesOf } from './misses.ts';
import { drawReport } from './report.ts';
import { visitInRounds } from './rounds.ts';
import { withServedBuild } from './served-build.ts';
import { interactionTable, markdown, pageTable, spreadTable } from './table.ts';
import { whyVoid } from './void-run.ts';

const results = 'bench/results';

export interface Wanted {
  readonly rounds: number;
  readonly isQuick: boolean;
  readonly paths: readonly string[];
}

function pathsFor({ isQuick, paths }: Wanted): readonly string[] {
  const unknown = paths.filter((path) => !sitePages.includes(path));
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}.`);
  if (paths.length > 0) return paths;
  return isQuick ? pageKinds : sitePages;
}

async function measureAll(
  chromePath: string,
  origin: string,
  paths: readonly string[],
  rounds: number,
): Promise<Figures> {
  const machine = lookAtMachine(chromePath);
  const visited = await visitInRounds(chromePath, origin, paths, rounds);
  const failures: string[] = [];
  const browsed: PageFigures[] = [];
  for (const page of [visited.limit, ...visited.pages]) {
    console.log(`in the hand: ${page.path}`);
    const more = await browse(chromePath, origin, page.path);
    failures.push(...more.failures);
    browsed.push({ ...page, ...more.figures });
  }
  const [limit = visited.limit, ...pages] = browsed;
  const pressed = await measureInteractions(chromePath, origin, paths, rounds);
  return { machine, rounds, limit, pages, ...pressed, failures };
}

/** Tells whether every goal is reached, naming each that is not. */
function judge(figures: Figures): boolean {
  const isVoid = whyVoid(figures);
  const misses = missesOf(figures);
  for (const { where, what, kind } of misses) {
    console.log(`${isVoid.has(kind) ? 'void' : 'missed'}: ${where}: ${what}`);
  }
  for (const sentence of isVoid.values()) console.log(sentence);
  if (misses.length === 0 && isVoid.size === 0) console.log('Every goal is reached.');
  return misses.length === 0 && isVoid.size === 0;
}

/** Measures, tells and writes it all down; ends with an error where a goal is missed. */
export async function measurePages(wanted: Wanted): Promise<void> {
  const paths = pathsFor(wanted);
  const chromePath = ensureBrowser();
  const figures = await withServedBuild((origin) =>
    measureAll(chromePath, origin, paths, wanted.rounds),
  );
  await mkdir(results, { recursive: true });
  const [data, page] = [join(results, 'pages.json'), join(results, 'pages.html')];
  await writeFile(data, `${JSON.stringify(figures, undefined, 1)}\n`);
  await writeFile(page, drawReport(figures));
  for (const table of [pageTable, interactionTable, spreadTable]) {
    console.log(`\n${markdown(table(figures))}`);
  }
  console.log(`\nAll figures are in ${data}, with plots in ${page}.`);
  if (!judge(figures)) process.exitCode = 1;
}
