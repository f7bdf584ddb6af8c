import { type Bar, drawBars, escaped } from '../bars.ts';
import { type Figures, kinds, type PageFigures } from './figures.ts';
import { goals, sizeGoalsOf } from './goals.ts';
import { type MedianVisit, medianVisit } from './medians.ts';
import { type Miss, missesOf } from './misses.ts';
import { interactionTable, pageTable, spreadTable } from './table.ts';
import { whyVoid } from './void-run.ts';

const style = `
:root { color-scheme: light }
body { margin: 2rem auto; max-inline-size: 75rem; padding-inline: 1rem; font: 15px/1.5 system-ui, sans-serif; color: #0a2827 }
svg { display: block; inline-size: 100%; block-size: auto; margin-block: 1.5rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .6rem; border-block-end: 1px solid #d3dedb; text-align: start; white-space: nowrap }
thead th { white-space: normal; vertical-align: bottom }
.missed { color: #b3261e; font-weight: 700 }
`;

function table([head = [], ...rows]: readonly (readonly string[])[], missed = new Set<string>()) {
  const cells = (row: readonly string[]) =>
    row.map((cell, index) =>
      index === 0
        ? `<th scope="row"${missed.has(cell) ? ' class="missed"' : ''}>${escaped(cell)}${missed.has(cell) ? ' ✗' : ''}</th>`
        : `<td>${escaped(cell)}</td>`,
    );
  return `<div class="wide" tabindex="0" role="region" aria-label="${escaped(head[0] ?? '')}"><table><thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('\n')}</tbody></table></div>`;
}

interface Measured {
  readonly page: PageFigures;
  readonly own: MedianVisit;
}

function charts(figures: Figures): string[] {
  const limit = medianVisit(figures.limit.visits);
  const all: Measured[] = [figures.limit, ...figures.pages]
    .filter(({ visits }) => visits.length > 0)
    .map((page) => ({ page, own: medianVisit(page.visits) }));
  const bars = (
    parts: (one: Measured) => readonly number[],
    goal?: (one: Measured) => number,
  ): Bar[] =>
    all.map((one) => {
      const values = parts(one);
      const isLimit = one.page === figures.limit;
      const most = isLimit ? undefined : goal?.(one);
      const total = values.reduce((sum, value) => sum + value, 0);
      return {
        label: one.page.path,
        parts: values,
        ...(most === undefined ? {} : { goal: most, isMissed: total > most }),
      };
    });
  const shares = (of: 'bytes' | 'requests', unit: number) => (one: Measured) =>
    kinds.map((kind) => (one.own.shares.get(kind)?.[of] ?? 0) / unit);
  return [
    drawBars({
      title: 'First contentful paint, and the goal: 1.35 × the limit page',
      unit: 's',
      digits: 2,
      partNames: ['FCP'],
      bars: bars(
        ({ own }) => [own.firstPaint / 1000],
        () => (goals.firstPaint * limit.firstPaint) / 1000,
      ),
    }),
    drawBars({
      title: 'Largest contentful paint, and the goal: 1.45 × the limit page',
      unit: 's',
      digits: 2,
      partNames: ['LCP'],
      bars: bars(
        ({ own }) => [own.largestPaint / 1000],
        () => (goals.largestPaint * limit.largestPaint) / 1000,
      ),
    }),
    drawBars({
      title: 'Kilobytes before the visitor acts',
      unit: 'KB',
      digits: 1,
      partNames: kinds,
      bars: bars(shares('bytes', 1024), ({ page }) => sizeGoalsOf(page.path).kilobytes),
    }),
    drawBars({
      title: 'Requests before the visitor acts',
      unit: '',
      partNames: kinds,
      bars: bars(shares('requests', 1), ({ page }) => sizeGoalsOf(page.path).requests),
    }),
    drawBars({
      title: 'Style and layout from an empty tab to the end of the page',
      unit: 'ms',
      partNames: ['style', 'layout'],
      bars: bars(({ page }) => [page.trip?.styleToEnd ?? 0, page.trip?.layoutToEnd ?? 0]),
    }),
    drawBars({
      title: 'From a click to the first paint of a prerendered page',
      unit: 'ms',
      partNames: ['click to paint'],
      bars: bars(
        ({ page }) => [page.next?.milliseconds ?? 0],
        () => goals.next,
      ),
    }),
  ];
}

const listOf = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('\n')}</ul>`;

const lineOf = ({ where, what }: Miss) => `${where}: ${what}`;

/** One page that stands alone: plots, all figures and every goal that is missed. */
export function drawReport(figures: Figures): string {
  const misses = missesOf(figures);
  const missed = new Set(misses.map(({ where }) => where));
  const { at, browser, load, processor } = figures.machine;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The speed of every page</title><style>${style}</style></head><body>
<h1>The speed of every page</h1>
<p>Medians of ${figures.rounds} visits by Lighthouse’s phone, turn by turn with a page that is one heading and nothing else, from the same server. ${escaped(`${at}; ${browser}; ${processor}, load ${load} at the start.`)}</p>
${table(spreadTable(figures))}
${listOf([...whyVoid(figures).values()])}
<h2>Goals missed: ${misses.length}</h2>
${listOf(misses.map(lineOf))}
<h2>Plots</h2>
${charts(figures).join('\n')}
<h2>All figures</h2>
${table(pageTable(figures), missed)}
<h2>Interactions</h2>
${table(interactionTable(figures))}
</body></html>
`;
}
