/**
 * The outline of a stamp: a rectangle with a half-round notch between every two teeth. Width and
 * height are whole numbers of teeth, so all corners are alike.
 */
export function perforatedPath(columns: number, rows: number, pitch: number, bite: number): string {
  const flat = (pitch - 2 * bite) / 2;
  const edge = (count: number, alongX: number, alongY: number) =>
    `l${flat * alongX} ${flat * alongY}a${bite} ${bite} 0 0 0 ${2 * bite * alongX} ${2 * bite * alongY}l${flat * alongX} ${flat * alongY}`.repeat(
      count,
    );
  return `M0 0${edge(columns, 1, 0)}${edge(rows, 0, 1)}${edge(columns, -1, 0)}${edge(rows, 0, -1)}z`;
}
