import type { Figures } from './figures.ts';
import { spreadOf } from './medians.ts';

/** Fewer visits do not show how steady the machine is. */
const fewestVisits = 3;

/** If the limit page's own times vary more than this, the machine is too busy to judge any time. */
const largestSpread = 0.2;

/** Why the times of this run prove nothing; undefined if they count. */
export function whyVoid({ limit: { visits } }: Figures): string | undefined {
  const spreads = [
    spreadOf(visits.map(({ firstPaint }) => firstPaint)).share,
    spreadOf(visits.map(({ largestPaint }) => largestPaint)).share,
  ];
  if (visits.length < fewestVisits) {
    return `Times do not count: the limit page needs ${fewestVisits} visits or more and had ${visits.length}.`;
  }
  if (spreads.every((share) => share <= largestSpread)) return undefined;
  const [first, largest] = spreads.map((share) => `${Math.round(100 * share)} %`);
  return `Times do not count: the limit page's FCP varies by ${first} and its LCP by ${largest}, at most ${100 * largestSpread} % is allowed.`;
}
