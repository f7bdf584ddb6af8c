import { median } from '../median.ts';
import { type Category, categories, type FetchedFile, type Visit } from './figures.ts';

/** The median of every figure over all visits to a page. */
export interface MedianVisit extends Omit<Visit, 'files' | 'scores'> {
  readonly bytes: number;
  readonly scores: ReadonlyMap<Category, number>;
}

export const sizeOf = (files: readonly FetchedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

export function medianVisit(visits: readonly Visit[]): MedianVisit {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  return {
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    blocking: middle(({ blocking }) => blocking),
    work: middle(({ work }) => work),
    allWork: middle(({ allWork }) => allWork),
    shift: middle(({ shift }) => shift),
    speedIndex: middle(({ speedIndex }) => speedIndex),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    scores: new Map(categories.map((name) => [name, middle(({ scores }) => scores[name])])),
    bytes: middle(({ files }) => sizeOf(files)),
  };
}

export interface Spread {
  readonly least: number;
  readonly middle: number;
  readonly most: number;
  /** The interquartile range divided by the median. */
  readonly share: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN;
  const middle = median(sorted);
  return { least: at(0), middle, most: at(1), share: (at(0.75) - at(0.25)) / middle };
}
