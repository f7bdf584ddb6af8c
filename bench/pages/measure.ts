import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from '../../scripts/find-browser.ts';
import { pageKinds, sitePages } from '../../tests/harness/site-pages.ts';
import { findPagesBeside } from './beside.ts';
import { browse } from './browsing.ts';
import type { Figures, PageFigures } from './figures.ts';
import { measureInteractions } from './interactions.ts';
import { describeMachine } from './machine.ts';
import { lineOf, missesOf } from './misses.ts';
import { visitInRounds } from './rounds.ts';
import { withServedBuild } from './served-build.ts';
import { besideTable, interactionTable, markdown, pageTable, spreadTable } from './table.ts';
import { whyVoid } from './void-run.ts';

const results = 'bench/results';

export interface Wanted {
  readonly rounds: number;
  readonly isQuick: boolean;
  readonly paths: readonly string[];
  /** Other sites whose pages take turns with these. */
  readonly beside: readonly string[];
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
  beside: ReadonlyMap<string, readonly string[]>,
  rounds: number,
): Promise<Figures> {
  const machine = describeMachine(chromePath);
  const visited = await visitInRounds(chromePath, origin, beside, rounds);
  const failures: string[] = [];
  const browsed: PageFigures[] = [];
  for (const page of [visited.limit, ...visited.pages]) {
    console.log(`browsing ${page.path}`);
    browsed.push(await browse(chromePath, origin, page, failures));
  }
  const [limit = visited.limit, ...pages] = browsed;
  const interactions = await measureInteractions(chromePath, origin, [...beside.keys()], rounds);
  return { machine, rounds, limit, pages, interactions, failures };
}

/** Prints every miss and returns whether all goals are met. */
function judge(figures: Figures): boolean {
  const reason = whyVoid(figures);
  const misses = missesOf(figures);
  for (const miss of misses) console.log(lineOf(miss, reason !== undefined));
  if (reason) console.log(reason);
  const isMet = !reason && misses.every(({ kind }) => kind === 'target');
  if (isMet) console.log('Every goal is met.');
  return isMet;
}

/** Measures, prints and writes the figures. Fails if a goal is missed. */
export async function measurePages(wanted: Wanted): Promise<void> {
  const paths = pathsFor(wanted);
  const chromePath = ensureBrowser();
  const beside = await findPagesBeside(wanted.beside, paths);
  const figures = await withServedBuild((origin) =>
    measureAll(chromePath, origin, beside, wanted.rounds),
  );
  await mkdir(results, { recursive: true });
  const data = join(results, 'pages.json');
  await writeFile(data, `${JSON.stringify(figures, undefined, 1)}\n`);
  for (const table of [pageTable, besideTable, interactionTable, spreadTable]) {
    const rows = table(figures);
    if (rows.length > 1) console.log(`\n${markdown(rows)}`);
  }
  console.log(`\nAll figures are in ${data}.`);
  if (!judge(figures)) process.exitCode = 1;
}
