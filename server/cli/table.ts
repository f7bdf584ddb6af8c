/** Wide enough for most names, narrow enough for a terminal. */
const widest = 30;

const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > widest ? `${line.slice(0, widest - 1)}…` : line;
};

/** Rows under their headings, in columns. */
export function table(headings: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const cells = [headings, ...rows].map((row) => row.map(shortened));
  const widths = headings.map((_, i) => Math.max(...cells.map((row) => (row[i] ?? '').length)));
  return cells
    .map((row) =>
      row
        .map((text, i) => text.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A time in the form that sorts and needs no explanation, in UTC. */
export const at = (time: number | null): string =>
  time === null ? '-' : new Date(time).toISOString().replace('T', ' ').slice(0, 16);
