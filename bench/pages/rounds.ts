import { attempt } from './attempt.ts';
import type { PageFigures, Visit } from './figures.ts';
import { limitPath } from './measured-build.ts';
import { createScriptScale } from './script-size.ts';
import { measureWork } from './trip.ts';
import { visit } from './visit.ts';

/**
 * The load of a machine changes within a round, so the limit page is visited before every tenth
 * page.
 */
const pagesPerLimit = 10;

/**
 * Visits all pages in turn, round by round, so that other load on the machine affects all alike.
 * Pages of other sites follow the page they are beside.
 */
export async function visitInRounds(
  chromePath: string,
  origin: string,
  beside: ReadonlyMap<string, readonly string[]>,
  rounds: number,
): Promise<{ limit: PageFigures; pages: PageFigures[] }> {
  const scriptSize = createScriptScale();
  const turns = [...beside].flatMap(([path, others], index) =>
    index % pagesPerLimit === 0 ? [limitPath, path, ...others] : [path, ...others],
  );
  const visits = new Map<string, Visit[]>(turns.map((address) => [address, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const address of turns) {
      const url = new URL(address, origin).href;
      const one = await attempt(`The visit to ${address}`, async () => ({
        ...(await visit(chromePath, url, scriptSize)),
        work: await measureWork(chromePath, url),
      }));
      if (!one) continue;
      visits.get(address)?.push(one);
      const [first, largest, work] = [one.firstPaint, one.largestPaint, one.work].map(Math.round);
      console.log(`round ${round}: ${address} FCP ${first}, LCP ${largest}, work ${work} ms`);
    }
  }
  const figuresOf = (path: string) => ({ path, visits: visits.get(path) ?? [] });
  return {
    limit: figuresOf(limitPath),
    pages: [...beside].map(([path, others]) => ({
      ...figuresOf(path),
      beside: others.map(figuresOf),
    })),
  };
}
