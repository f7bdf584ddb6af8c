import { escaped } from '../bars.ts';
import { drawCharts } from './charts.ts';
import type { Figures } from './figures.ts';
import { lineOf, missesOf } from './misses.ts';
import {
  besideTable,
  figureNames,
  interactionTable,
  pageTable,
  type Row,
  spreadTable,
} from './table.ts';
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

function table(
  [head = [], ...rows]: readonly Row[],
  isMissed: (row: Row, column: number) => boolean = () => false,
): string {
  if (rows.length === 0) return '';
  const cells = (row: Row) =>
    row.map((cell, column) => {
      if (column === 0) return `<th scope="row">${escaped(cell)}</th>`;
      return isMissed(row, column)
        ? `<td class="missed">${escaped(cell)} ✗</td>`
        : `<td>${escaped(cell)}</td>`;
    });
  return `<div class="wide" tabindex="0" role="region" aria-label="${escaped(head[0] ?? '')}"><table><thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('\n')}</tbody></table></div>`;
}

const listOf = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('\n')}</ul>`;

/** One HTML page without other files: charts, all figures and every goal that is missed. */
export function drawReport(figures: Figures): string {
  const misses = missesOf(figures);
  const reason = whyVoid(figures);
  const isMissed = (where: string | undefined, figure: string | undefined) =>
    misses.some((miss) => miss.where === where && miss.figure === figure);
  const { at, browser, load, processor } = figures.machine;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The speed of every page</title><style>${style}</style></head><body>
<h1>The speed of every page</h1>
<p>Medians of ${figures.rounds} rounds of Lighthouse’s phone. The limit page is one heading and nothing else, sent by the same server in the same rounds. ${escaped(`${at}; ${browser}; ${processor}, load ${load} at the start.`)}</p>
${table(spreadTable(figures))}
<p>${escaped(reason ?? '')}</p>
<h2>Goals missed: ${misses.length}</h2>
${listOf(misses.map((miss) => lineOf(miss, reason !== undefined)))}
<h2>Charts</h2>
${drawCharts(figures, misses).join('\n')}
<h2>All figures</h2>
${table(pageTable(figures), ([path], column) => isMissed(path, figureNames[column]))}
${table(besideTable(figures))}
<h2>Interactions</h2>
${table(interactionTable(figures), ([name, path], column) => column === 2 && isMissed(path, name))}
</body></html>
`;
}
