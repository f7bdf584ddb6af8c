import { drawBars } from '../bars.ts';
import { type FetchedFile, type Figures, kinds, type PageFigures } from './figures.ts';
import { goals, goalsOf } from './goals.ts';
import { type MedianVisit, medianVisit, sizeOf } from './medians.ts';
import type { Miss } from './misses.ts';
import { rowsOf } from './table.ts';

interface Chart {
  readonly title: string;
  readonly unit: string;
  /** The figure by its name in the table. */
  readonly figure: string;
  readonly partNames?: readonly string[];
  readonly parts: (own: MedianVisit, page: PageFigures) => readonly number[] | undefined;
  readonly goal?: (path: string, limit: MedianVisit) => number;
}

const byKind = (
  files: readonly FetchedFile[] | undefined,
  count: (files: readonly FetchedFile[]) => number,
) => files && kinds.map((kind) => count(files.filter((file) => file.kind === kind)));

const charts: readonly Chart[] = [
  {
    title: 'First contentful paint',
    unit: 'ms',
    figure: 'FCP',
    parts: ({ firstPaint }) => [firstPaint],
    goal: (path, limit) => goalsOf(path).firstPaint * limit.firstPaint,
  },
  {
    title: 'Largest contentful paint',
    unit: 'ms',
    figure: 'LCP',
    parts: ({ largestPaint }) => [largestPaint],
    goal: (path, limit) => goalsOf(path).largestPaint * limit.largestPaint,
  },
  {
    title: 'Main-thread work in the first 2.5 s at 4 × slow-down',
    unit: 'ms',
    figure: 'work',
    parts: ({ work }) => [work],
  },
  {
    title: 'Kilobytes before the browser is idle',
    unit: 'KB',
    figure: 'before idle',
    partNames: kinds,
    parts: (_, page) => byKind(page.filesBeforeIdle, (files) => sizeOf(files) / 1024),
    goal: (path) => goalsOf(path).kilobytes,
  },
  {
    title: 'Requests before the browser is idle',
    unit: '',
    figure: 'requests',
    partNames: kinds,
    parts: (_, page) => byKind(page.filesBeforeIdle, (files) => files.length),
    goal: (path) => goalsOf(path).requests,
  },
  {
    title: 'From a click to the first paint',
    unit: 'ms',
    figure: 'next page',
    parts: (_, { next }) => next && [next.milliseconds ?? 0],
    goal: () => goals.next,
  },
];

/** Draws the figures of every page, and its goals. */
export function drawCharts(figures: Figures, misses: readonly Miss[]): readonly string[] {
  const limit = medianVisit(figures.limit.visits);
  return charts.map(({ title, unit, figure, partNames = [figure], parts: partsOf, goal }) => {
    const bars = rowsOf(figures).flatMap((page) => {
      const parts = partsOf(medianVisit(page.visits), page);
      if (!parts || page.visits.length === 0) return [];
      return {
        label: page.path,
        parts,
        goal: figures.pages.includes(page) ? goal?.(page.path, limit) : undefined,
        isMissed: misses.some((miss) => miss.where === page.path && miss.figure === figure),
      };
    });
    return drawBars({ title, unit, partNames, bars });
  });
}
