import { type Bar, drawBars } from '../bars.ts';
import { type Figures, kinds, type PageFigures } from './figures.ts';
import { goals, sizeGoalsOf } from './goals.ts';
import { type MedianVisit, medianVisit } from './medians.ts';
import type { Miss } from './misses.ts';

interface Measured {
  readonly page: PageFigures;
  readonly own: MedianVisit;
}

/** Every page and the limit page beside each goal, as drawings. */
export function drawCharts(figures: Figures, misses: readonly Miss[]): readonly string[] {
  const limit = medianVisit(figures.limit.visits);
  const all: Measured[] = [figures.limit, ...figures.pages]
    .filter(({ visits }) => visits.length > 0)
    .map((page) => ({ page, own: medianVisit(page.visits) }));
  const bars = (
    figure: string,
    partsOf: (one: Measured) => readonly number[] | undefined,
    goal: (one: Measured) => number | undefined,
  ): Bar[] =>
    all.flatMap((one) => {
      const parts = partsOf(one);
      if (!parts) return [];
      return {
        label: one.page.path,
        parts,
        goal: one.page === figures.limit ? undefined : goal(one),
        isMissed: misses.some((miss) => miss.where === one.page.path && miss.figure === figure),
      };
    });
  const shares = (of: 'bytes' | 'requests', unit: number) => (one: Measured) =>
    kinds.map((kind) => (one.own.shares.get(kind)?.[of] ?? 0) / unit);
  return [
    drawBars({
      title: `First contentful paint, and the goal: ${goals.firstPaint} × the limit page`,
      unit: 's',
      digits: 2,
      partNames: ['FCP'],
      bars: bars(
        'FCP',
        ({ own }) => [own.firstPaint / 1000],
        () => (goals.firstPaint * limit.firstPaint) / 1000,
      ),
    }),
    drawBars({
      title: `Largest contentful paint, and the goal: ${goals.largestPaint} × the limit page`,
      unit: 's',
      digits: 2,
      partNames: ['LCP'],
      bars: bars(
        'LCP',
        ({ own }) => [own.largestPaint / 1000],
        () => (goals.largestPaint * limit.largestPaint) / 1000,
      ),
    }),
    drawBars({
      title: 'Kilobytes before the visitor acts',
      unit: 'KB',
      digits: 1,
      partNames: kinds,
      bars: bars('all', shares('bytes', 1024), ({ page }) => sizeGoalsOf(page.path).kilobytes),
    }),
    drawBars({
      title: 'Requests before the visitor acts',
      unit: '',
      partNames: kinds,
      bars: bars('requests', shares('requests', 1), ({ page }) => sizeGoalsOf(page.path).requests),
    }),
    drawBars({
      title: 'From a click to the first paint of a prerendered page',
      unit: 'ms',
      partNames: ['click to paint'],
      bars: bars(
        'next page',
        ({ page: { next } }) => next && [next.milliseconds ?? 0],
        () => goals.next,
      ),
    }),
    drawBars({
      title: 'Style and layout from an empty tab to the end of the page',
      unit: 'ms',
      partNames: ['style', 'layout'],
      bars: bars(
        '',
        ({ page: { trip } }) => trip && [trip.styleToEnd, trip.layoutToEnd],
        () => undefined,
      ),
    }),
  ];
}
