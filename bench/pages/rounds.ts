import { attempt } from './attempt.ts';
import type { PageFigures, Visit } from './figures.ts';
import { limitPath } from './measured-build.ts';
import { createScriptScale } from './script-size.ts';
import { visit } from './visit.ts';

/** So often the limit page takes its turn: a machine's mood changes within a round of many pages. */
const pagesPerLimit = 10;

/** The limit page first and again before every tenth page. */
const turnsOf = (paths: readonly string[]) =>
  paths.flatMap((path, index) => (index % pagesPerLimit === 0 ? [limitPath, path] : [path]));

/** Visits all pages in turn, round by round, so that a busy neighbour disturbs all alike. */
export async function visitInRounds(
  chromePath: string,
  origin: string,
  paths: readonly string[],
  rounds: number,
): Promise<{ limit: PageFigures; pages: PageFigures[] }> {
  const scriptSize = createScriptScale();
  const visits = new Map<string, Visit[]>([limitPath, ...paths].map((path) => [path, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const path of turnsOf(paths)) {
      const one = await attempt(`The visit to ${path}`, () =>
        visit(chromePath, origin + path, scriptSize),
      );
      if (!one) continue;
      visits.get(path)?.push(one);
      const times = [one.firstPaint, one.largestPaint].map((time) => `${time.toFixed(0)} ms`);
      console.log(`round ${round}: ${path} FCP ${times[0]}, LCP ${times[1]}`);
    }
  }
  const figuresOf = (path: string) => ({ path, visits: visits.get(path) ?? [] });
  return { limit: figuresOf(limitPath), pages: paths.map(figuresOf) };
}
