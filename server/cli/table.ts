import stringWidth from 'string-width';
import { onOneLine, pad, shorten } from './printable.ts';

/** Enough for most names, and few enough for a terminal. */
const maxColumns = 30;

export function table(headings: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const cells = [headings, ...rows].map((row) =>
    row.map((text) => shorten(onOneLine(text).replace(/ +/g, ' '), maxColumns)),
  );
  const widths = headings.map((_, i) => Math.max(...cells.map((row) => stringWidth(row[i] ?? ''))));
  return cells
    .map((row) =>
      row
        .map((text, i) => pad(text, widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
