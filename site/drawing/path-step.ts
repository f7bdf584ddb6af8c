export type Point = readonly [x: number, y: number];

const format = (value: number, decimals: number) =>
  String(Number(value.toFixed(decimals))).replace(/^(-?)0\./, '$1.');

/** A relative line of an SVG path in its shortest form. */
export function pathStep([fromX, fromY]: Point, [toX, toY]: Point, decimals: number): string {
  const [x, y] = [format(toX - fromX, decimals), format(toY - fromY, decimals)];
  if (y === '0') return `h${x}`;
  if (x === '0') return `v${y}`;
  return `l${x}${y.startsWith('-') ? '' : ' '}${y}`;
}
