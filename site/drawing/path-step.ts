export type Point = readonly [x: number, y: number];

const short = (value: number, decimals: number) =>
  String(Number(value.toFixed(decimals))).replace(/^(-?)0\./, '$1.');

/** One step of a path, as short as it can be said. */
export function pathStep([fromX, fromY]: Point, [toX, toY]: Point, decimals: number): string {
  const [x, y] = [short(toX - fromX, decimals), short(toY - fromY, decimals)];
  if (y === '0') return `h${x}`;
  if (x === '0') return `v${y}`;
  return `l${x}${y.startsWith('-') ? '' : ' '}${y}`;
}
