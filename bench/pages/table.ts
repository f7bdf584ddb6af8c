import { median } from '../median.ts';
import { categories, type Figures, type Kind, type PageFigures } from './figures.ts';
import { type MedianVisit, medianVisit, sizeOf, spreadOf } from './medians.ts';

export type Row = readonly string[];

interface Column {
  readonly name: string;
  readonly unit?: string;
  readonly cell: (own: MedianVisit, page: PageFigures, limit: MedianVisit) => string;
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const sizeOfKind = ({ visits: [first] }: PageFigures, kind: Kind) =>
  kilobytes(sizeOf(first?.files.filter((file) => file.kind === kind) ?? []));
const whole = (time: number | undefined) => (time === undefined ? '–' : time.toFixed(0));
const times = (is: number, of: number) => (of === 0 ? '–' : (is / of).toFixed(2));

const columns: readonly Column[] = [
  { name: 'page', cell: (_, { path }) => path },
  { name: 'FCP', unit: 's', cell: ({ firstPaint }) => seconds(firstPaint) },
  { name: '× limit', cell: (own, _, limit) => times(own.firstPaint, limit.firstPaint) },
  { name: 'LCP', unit: 's', cell: ({ largestPaint }) => seconds(largestPaint) },
  { name: '× limit', cell: (own, _, limit) => times(own.largestPaint, limit.largestPaint) },
  { name: 'TBT', unit: 'ms', cell: ({ blocking }) => whole(blocking) },
  { name: 'work', unit: 'ms', cell: ({ work }) => whole(work) },
  { name: 'all work', unit: 'ms', cell: ({ allWork }) => whole(allWork) },
  { name: 'CLS', cell: ({ shift }) => String(Number(shift.toFixed(4))) },
  { name: 'SI', unit: 's', cell: ({ speedIndex }) => seconds(speedIndex) },
  { name: 'scores', cell: ({ scores }) => categories.map((name) => scores.get(name)).join(' ') },
  { name: 'requests', cell: (_, { filesBeforeIdle: files }) => whole(files?.length) },
  {
    name: 'before idle',
    unit: 'KB',
    cell: (_, { filesBeforeIdle: files }) => (files ? kilobytes(sizeOf(files)) : '–'),
  },
  { name: 'all', unit: 'KB', cell: ({ bytes }) => kilobytes(bytes) },
  { name: 'HTML', unit: 'KB', cell: (_, page) => sizeOfKind(page, 'document') },
  { name: 'script', unit: 'KB', cell: ({ scriptBytes }) => kilobytes(scriptBytes) },
  { name: 'fonts', unit: 'KB', cell: (_, page) => sizeOfKind(page, 'font') },
  { name: 'longest task', unit: 'ms', cell: (_, { trip }) => whole(trip?.longestTask) },
  { name: 'at 4 ×', unit: 'ms', cell: (_, { slowTrip }) => whole(slowTrip?.longestTask) },
  {
    name: 'style and layout to load',
    unit: 'ms',
    cell: (_, { trip }) => whole(trip?.layoutToLoad),
  },
  { name: 'to the end', unit: 'ms', cell: (_, { trip }) => whole(trip?.layoutToEnd) },
  { name: 'next page', unit: 'ms', cell: (_, { next }) => whole(next?.milliseconds) },
  {
    name: 'back/forward cache',
    cell: (_, { notKept }) => (notKept === undefined ? '–' : notKept ? 'no' : 'yes'),
  },
];

/** The columns of `pageTable`; a miss names its figure by one of them. */
export const figureNames = columns.map(({ name }) => name);

/** The limit page and all pages, each followed by the pages beside it. */
const rowsOf = ({ limit, pages }: Figures): readonly PageFigures[] => [
  limit,
  ...pages.flatMap((page) => [page, ...(page.beside ?? [])]),
];

export const pageTable = (figures: Figures): readonly Row[] => [
  columns.map(({ name, unit }) => (unit ? `${name} ${unit}` : name)),
  ...rowsOf(figures).map((page) => {
    const [own, limit] = [medianVisit(page.visits), medianVisit(figures.limit.visits)];
    return columns.map(({ cell }) => cell(own, page, limit));
  }),
];

/** The figures of each page divided by those of the same page on another site. */
export const besideTable = ({ pages }: Figures): readonly Row[] => [
  ['page', 'divided by', 'FCP', 'LCP', 'TBT', 'work', 'all work', 'all KB'],
  ...pages.flatMap((page) =>
    (page.beside ?? []).map(({ path, visits }) => {
      const [own, other] = [medianVisit(page.visits), medianVisit(visits)];
      const figures = [
        'firstPaint',
        'largestPaint',
        'blocking',
        'work',
        'allWork',
        'bytes',
      ] as const;
      return [page.path, path, ...figures.map((name) => times(own[name], other[name]))];
    }),
  ),
];

export const interactionTable = ({ interactions }: Figures): readonly Row[] => [
  ['interaction', 'page', 'slowest press at 4 × ms', 'by round'],
  ...interactions.map(({ name, path, slowest }) => [
    name,
    path,
    String(median(slowest)),
    slowest.join(' '),
  ]),
];

/** How steady the machine was. */
export function spreadTable({ limit }: Figures): readonly Row[] {
  const rows = [
    ['FCP', spreadOf(limit.visits.map(({ firstPaint }) => firstPaint))],
    ['LCP', spreadOf(limit.visits.map(({ largestPaint }) => largestPaint))],
  ] as const;
  return [
    ['the limit page', 'visits', 'least s', 'median s', 'most s', 'interquartile range'],
    ...rows.map(([name, { least, middle, most, share }]) => [
      name,
      String(limit.visits.length),
      ...[least, middle, most].map(seconds),
      `${(100 * share).toFixed(0)} %`,
    ]),
  ];
}

/** A Markdown table with aligned columns. */
export function markdown([head = [], ...rows]: readonly Row[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: Row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
