import { median } from '../../tests/harness/median.ts';
import { categories, type Figures, type PageFigures } from './figures.ts';
import { type MedianVisit, medianVisit, spreadOf } from './medians.ts';

export type Row = readonly string[];

interface Column {
  readonly name: string;
  readonly unit?: string;
  readonly cell: (own: MedianVisit, page: PageFigures, limit: MedianVisit) => string;
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const whole = (time: number | undefined) => (time === undefined ? '–' : time.toFixed(0));
const times = (is: number, limit: number) => (is / limit).toFixed(2);

const columns: readonly Column[] = [
  { name: 'page', cell: (_, { path }) => path },
  { name: 'FCP', unit: 's', cell: ({ firstPaint }) => seconds(firstPaint) },
  { name: '× limit', cell: (own, _, limit) => times(own.firstPaint, limit.firstPaint) },
  { name: 'LCP', unit: 's', cell: ({ largestPaint }) => seconds(largestPaint) },
  { name: '× limit', cell: (own, _, limit) => times(own.largestPaint, limit.largestPaint) },
  { name: 'TBT', unit: 'ms', cell: ({ blocking }) => whole(blocking) },
  { name: 'CLS', cell: ({ shift }) => String(Number(shift.toFixed(4))) },
  { name: 'SI', unit: 's', cell: ({ speedIndex }) => seconds(speedIndex) },
  { name: 'scores', cell: ({ scores }) => categories.map((name) => scores.get(name)).join(' ') },
  { name: 'requests', cell: ({ requests }) => String(requests) },
  { name: 'all', unit: 'KB', cell: ({ bytes }) => kilobytes(bytes) },
  {
    name: 'HTML',
    unit: 'KB',
    cell: ({ shares }) => kilobytes(shares.get('document')?.bytes ?? 0),
  },
  { name: 'script', unit: 'KB', cell: ({ scriptBytes }) => kilobytes(scriptBytes) },
  { name: 'fonts', unit: 'KB', cell: ({ shares }) => kilobytes(shares.get('font')?.bytes ?? 0) },
  { name: 'longest task', unit: 'ms', cell: (_, { trip }) => whole(trip?.longestTask) },
  { name: 'at ¼ speed', unit: 'ms', cell: (_, { slowTrip }) => whole(slowTrip?.longestTask) },
  {
    name: 'style and layout to load',
    unit: 'ms',
    cell: (_, { trip }) => whole(trip && trip.styleToLoad + trip.layoutToLoad),
  },
  {
    name: 'to the end',
    unit: 'ms',
    cell: (_, { trip }) => whole(trip && trip.styleToEnd + trip.layoutToEnd),
  },
  { name: 'next page', unit: 'ms', cell: (_, { next }) => whole(next?.milliseconds) },
  {
    name: 'back/forward cache',
    cell: (_, { notKept }) => (notKept === undefined ? '–' : notKept ? 'no' : 'yes'),
  },
];

/** The names of the columns of `pageTable`, as a miss names its figure. */
export const figureNames = columns.map(({ name }) => name);

export const pageTable = ({ limit, pages }: Figures): readonly Row[] => [
  columns.map(({ name, unit }) => (unit ? `${name} ${unit}` : name)),
  ...[limit, ...pages].map((page) => {
    const own = medianVisit(page.visits);
    return columns.map(({ cell }) => cell(own, page, medianVisit(limit.visits)));
  }),
];

export const interactionTable = (figures: Figures): readonly Row[] => [
  ['interaction', 'page', 'slowest press at ¼ speed ms', 'by round'],
  ...[figures.leastInteraction, ...figures.interactions].map(({ name, path, slowest }) => [
    name,
    path,
    String(median(slowest)),
    slowest.join(' '),
  ]),
];

/** How even the machine was: what a reader needs to judge any other time. */
export function spreadTable({ limit }: Figures): readonly Row[] {
  const rows = [
    ['FCP', spreadOf(limit.visits.map(({ firstPaint }) => firstPaint))],
    ['LCP', spreadOf(limit.visits.map(({ largestPaint }) => largestPaint))],
  ] as const;
  return [
    ['the limit page', 'visits', 'least s', 'median s', 'most s', 'middle half'],
    ...rows.map(([name, { least, middle, most, share }]) => [
      name,
      String(limit.visits.length),
      ...[least, middle, most].map(seconds),
      `${(100 * share).toFixed(0)} %`,
    ]),
  ];
}

/** A table that a terminal shows in columns and a document as a table. */
export function markdown([head = [], ...rows]: readonly Row[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: Row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
