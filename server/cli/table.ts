import stringWidth from 'string-width';
import { onOneLine, paddedTo, shortenedTo } from './printable.ts';

/** Wide enough for most names, narrow enough for a terminal. */
const widest = 30;

/** Rows under their headings, in columns. */
export function table(headings: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const cells = [headings, ...rows].map((row) =>
    row.map((text) => shortenedTo(widest, onOneLine(text).replace(/ +/g, ' '))),
  );
  const widths = headings.map((_, i) => Math.max(...cells.map((row) => stringWidth(row[i] ?? ''))));
  return cells
    .map((row) =>
      row
        .map((text, i) => paddedTo(widths[i] ?? 0, text))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A time as ISO 8601 has it, in UTC and to the second: it sorts and needs no explanation. */
export const at = (time: number | null): string =>
  time === null ? '-' : new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
