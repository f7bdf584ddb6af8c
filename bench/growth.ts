import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { copyProject } from '#harness/project-copy.ts';
import { growContent } from './growth/grow-content.ts';
import { median } from './median.ts';

export const about =
  'page weight and build time with ten times the content, and against an empty site';

const times = 10;
const rounds = 3;
/** The goal: at most so many times the time of an empty site. */
const maxOfEmpty = 3;

/** Runs a program and returns its output. Throws if the program fails. */
function outputOf(cwd: string, program: string, ...args: string[]): string {
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${program} failed; see above.`);
  return stdout;
}

function seconds(cwd: string, program: string, ...args: string[]): number {
  const start = performance.now();
  outputOf(cwd, program, ...args);
  return (performance.now() - start) / 1000;
}

interface Built {
  readonly seconds: number;
  readonly pages: ReadonlyMap<string, number>;
}

const buildSite = (project: string) =>
  seconds(
    project,
    'node_modules/astro/bin/astro.mjs',
    'build',
    '--outDir',
    'dist/site',
    '--silent',
  );

/** Builds a copy of the project, which has no social cards from an earlier build. */
async function buildGrown(factor: number): Promise<Built> {
  const { folder, remove } = await copyProject();
  try {
    growContent(folder, factor);
    const taken = buildSite(folder);
    const site = join(folder, 'dist', 'site');
    const files = globSync('**/*.html', { cwd: site });
    const weight = (file: string) => gzipSync(readFileSync(join(site, file))).length;
    return { seconds: taken, pages: new Map(files.map((file) => [file, weight(file)])) };
  } finally {
    await remove();
  }
}

async function checkGrowth(): Promise<boolean> {
  const today = await buildGrown(1);
  const grown = await buildGrown(times);
  const pages = grown.pages.size / today.pages.size;
  const time = grown.seconds / today.seconds;
  console.log(
    `build: ${today.seconds.toFixed(1)} s for ${today.pages.size} pages, ${grown.seconds.toFixed(1)} s for ${grown.pages.size}: ${time.toFixed(2)} times the time for ${pages.toFixed(2)} times the pages (goal: no more)`,
  );
  const growth = [...today.pages]
    .map(([page, bytes]) => ({ page, bytes, ratio: (grown.pages.get(page) ?? 0) / bytes }))
    .sort((one, other) => other.ratio - one.ratio);
  for (const { page, bytes, ratio } of growth.slice(0, 5)) {
    console.log(
      `weight: ${page} ${bytes} bytes, ${ratio.toFixed(2)} times with ${times} times the content`,
    );
  }
  const heaviest = growth[0]?.ratio ?? Number.NaN;
  console.log(`weight: at most ${heaviest.toFixed(2)} times (goal: ${times})`);
  return time <= pages && heaviest <= times;
}

/** Prints the time of each step of a build, as Astro logs it. */
function printSteps(project: string): void {
  const log = outputOf(project, 'node_modules/astro/bin/astro.mjs', 'build');
  for (const line of log.split('\n')) if (/ in [\d.]+m?s/.test(line)) console.log(line.trim());
}

/**
 * Compares the site with an empty one, in turns. The site is rebuilt as after a change, with its
 * social cards.
 */
function checkAgainstEmpty(project: string, folder: string): boolean {
  const taken = { site: [] as number[], empty: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const site = buildSite(project);
    const empty = seconds('.', 'bench/growth/build-empty.ts', join(folder, `empty-${round}`));
    // The first build makes the cards.
    if (round === 0) continue;
    taken.site.push(site);
    taken.empty.push(empty);
    console.log(`round ${round}: site ${site.toFixed(1)} s, ten empty pages ${empty.toFixed(1)} s`);
  }
  const ratio = median(taken.site.map((one, round) => one / (taken.empty[round] ?? Number.NaN)));
  console.log(`build: ${ratio.toFixed(2)} times the time of ten empty pages (goal: ${maxOfEmpty})`);
  if (ratio > maxOfEmpty) printSteps(project);
  return ratio <= maxOfEmpty;
}

export async function run(): Promise<void> {
  // Inside the project, because pages resolve imports from the folder of the build.
  mkdirSync('dist', { recursive: true });
  const folder = mkdtempSync(join('dist', 'growth-'));
  const project = await copyProject();
  try {
    const growsEvenly = await checkGrowth();
    const isFast = checkAgainstEmpty(project.folder, folder);
    if (!growsEvenly || !isFast) process.exitCode = 1;
  } finally {
    await project.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
