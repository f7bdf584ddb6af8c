import { median } from '../../tests/harness/median.ts';
import type { Figures } from './figures.ts';
import { goals } from './goals.ts';
import { spreadOf } from './medians.ts';
import type { Miss } from './misses.ts';

/** Fewer say nothing of how even the machine is. */
const fewestVisits = 3;

/** Beyond this the machine was too busy for any time to mean something. */
const largestSpread = 0.2;

/** Why times or clicks of this run say nothing: the machine was not quiet enough for the limit page itself. */
export function whyVoid({ limit, leastInteraction }: Figures): ReadonlyMap<Miss['kind'], string> {
  const paints = [
    ['FCP', spreadOf(limit.visits.map(({ firstPaint }) => firstPaint))],
    ['LCP', spreadOf(limit.visits.map(({ largestPaint }) => largestPaint))],
  ] as const;
  const wide = paints
    .filter(([, { share }]) => !(share <= largestSpread))
    .map(([name, { share }]) => `${name} by ${Math.round(100 * share)} %`);
  const why = new Map<Miss['kind'], string>();
  if (limit.visits.length < fewestVisits) {
    why.set(
      'time',
      `The run is void for times: ${limit.visits.length} visits to the limit page do not show how even the machine is (at least ${fewestVisits}).`,
    );
  } else if (wide.length > 0) {
    why.set(
      'time',
      `The run is void for times: the limit page's own are spread, ${wide.join(', ')} (at most ${100 * largestSpread} %).`,
    );
  }
  const click = limit.next?.milliseconds ?? Number.NaN;
  if (!(click < goals.next)) {
    why.set(
      'click',
      `The run is void for clicks: the limit page itself is painted ${click.toFixed(0)} ms after one.`,
    );
  }
  const press = median(leastInteraction.slowest);
  if (!(press < goals.interaction)) {
    why.set(
      'press',
      `The run is void for presses: opening a line of text on a page with nothing else takes ${press} ms.`,
    );
  }
  return why;
}
