import { median } from '../../tests/harness/median.ts';
import { categories, type Figures, type Interaction, type PageFigures } from './figures.ts';
import { type MedianVisit, medianVisit, spreadOf } from './medians.ts';

type Row = readonly string[];

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const milliseconds = (time: number | undefined) => (time === undefined ? '–' : time.toFixed(0));
const times = (is: number, limit: number) => (is / limit).toFixed(2);

const pageHead: Row = [
  ...['page', 'FCP s', '× limit', 'LCP s', '× limit', 'TBT ms', 'CLS', 'SI s', 'scores'],
  ...['requests', 'KB', 'HTML KB', 'script KB', 'fonts KB', 'longest task ms', 'at ¼ speed'],
  ...['style and layout ms to load', 'to the end', 'next page ms', 'back/forward cache'],
];

function pageRow(page: PageFigures, limit: MedianVisit): Row {
  const { path, visits, trip, slowTrip, next, notKept } = page;
  const own = medianVisit(visits);
  return [
    path,
    seconds(own.firstPaint),
    times(own.firstPaint, limit.firstPaint),
    seconds(own.largestPaint),
    times(own.largestPaint, limit.largestPaint),
    own.blocking.toFixed(0),
    String(Number(own.shift.toFixed(4))),
    seconds(own.speedIndex),
    categories.map((name) => own.scores.get(name)).join(' '),
    String(own.requests),
    kilobytes(own.bytes),
    kilobytes(own.shares.get('document')?.bytes ?? 0),
    kilobytes(own.scriptBytes),
    kilobytes(own.shares.get('font')?.bytes ?? 0),
    milliseconds(trip?.longestTask),
    milliseconds(slowTrip?.longestTask),
    milliseconds(trip && trip.styleToLoad + trip.layoutToLoad),
    milliseconds(trip && trip.styleToEnd + trip.layoutToEnd),
    milliseconds(next?.milliseconds),
    notKept === undefined ? '–' : notKept || 'yes',
  ];
}

export const pageTable = ({ limit, pages }: Figures): readonly Row[] => [
  pageHead,
  ...[limit, ...pages].map((page) => pageRow(page, medianVisit(limit.visits))),
];

const interactionHead: Row = ['interaction', 'page', 'slowest press at ¼ speed, ms', 'by round'];

const interactionRow = ({ name, path, slowest }: Interaction): Row => [
  name,
  path,
  String(median(slowest)),
  slowest.join(' '),
];

export const interactionTable = (figures: Figures): readonly Row[] => [
  interactionHead,
  ...[figures.leastInteraction, ...figures.interactions].map(interactionRow),
];

const spreadHead: Row = ['the limit page', 'least', 'median', 'most', 'middle half'];

/** How even the machine was: what a reader needs to judge any other time. */
export function spreadTable({ limit }: Figures): readonly Row[] {
  const rows = [
    ['FCP, s', spreadOf(limit.visits.map(({ firstPaint }) => firstPaint))],
    ['LCP, s', spreadOf(limit.visits.map(({ largestPaint }) => largestPaint))],
  ] as const;
  return [
    spreadHead,
    ...rows.map(([name, { least, middle, most, share }]) => [
      `${name} (${limit.visits.length} visits)`,
      seconds(least),
      seconds(middle),
      seconds(most),
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
