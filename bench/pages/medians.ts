import { median } from '../../tests/harness/median.ts';
import {
  type Category,
  categories,
  type FetchedFile,
  type Kind,
  kinds,
  type Visit,
} from './figures.ts';

export interface Share {
  readonly requests: number;
  readonly bytes: number;
}

/** The middle of everything over all visits to a page. */
export interface MedianVisit extends Omit<Visit, 'files' | 'scores'>, Share {
  readonly scores: ReadonlyMap<Category, number>;
  readonly shares: ReadonlyMap<Kind, Share>;
}

const sizeOf = (files: readonly FetchedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

export function medianVisit(visits: readonly Visit[]): MedianVisit {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  const share = (isMeant: (file: FetchedFile) => boolean): Share => ({
    requests: middle(({ files }) => files.filter(isMeant).length),
    bytes: middle(({ files }) => sizeOf(files.filter(isMeant))),
  });
  return {
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
    speedIndex: middle(({ speedIndex }) => speedIndex),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    scores: new Map(categories.map((name) => [name, middle(({ scores }) => scores[name])])),
    shares: new Map(kinds.map((kind) => [kind, share((file) => file.kind === kind)])),
    ...share(() => true),
  };
}

export interface Spread {
  readonly least: number;
  readonly middle: number;
  readonly most: number;
  /** Three quarters of all readings are no higher. */
  readonly upper: number;
  /** How far the middle half of all readings lies apart, against the median. */
  readonly share: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN;
  const middle = median(sorted);
  const upper = at(0.75);
  return { least: at(0), middle, most: at(1), upper, share: (upper - at(0.25)) / middle };
}
