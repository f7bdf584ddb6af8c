/** Draws plots for the documentation as SVG, one below the other over a common axis. */

export interface Plot {
  readonly title: string;
  /** Points from left to right. */
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly unit: string;
}

const width = 720;
const height = 120;
const gap = 44;
const left = 64;

const tidy = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en-GB') : String(Number(value.toFixed(1)));

function drawPlot({ title, points, unit }: Plot, index: number, most: number): string {
  const top = index * (height + gap) + 28;
  const highest = Math.max(...points.map(([, y]) => y), Number.EPSILON);
  const place = ([x, y]: readonly [number, number]) =>
    `${(left + (x / most) * (width - left)).toFixed(1)},${(top + height - (y / highest) * height).toFixed(1)}`;
  return `<text x="0" y="${top - 10}" class="title">${title}</text>
<path d="M${left} ${top}v${height}H${width}" class="axis"/>
<text x="${left - 6}" y="${top + 5}" class="figure">${tidy(highest)} ${unit}</text>
<text x="${left - 6}" y="${top + height}" class="figure">0</text>
<polyline points="${points.map(place).join(' ')}"/>`;
}

/** Draws all plots. `axis` is the unit of the horizontal axis. */
export function drawPlots(plots: readonly Plot[], axis: string): string {
  const most = Math.max(...plots.flatMap(({ points }) => points.map(([x]) => x)), 1);
  const all = plots.length * (height + gap) + 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 0 ${width + 16} ${all}" width="${width + 16}" height="${all}">
<title>${plots.map(({ title }) => title).join(', ')}</title>
<style>text{font:12px sans-serif;fill:#0a2827}.title{font-weight:700}.figure{text-anchor:end;fill:#566663}.axis{fill:none;stroke:#d3dedb}polyline{fill:none;stroke:#c8321f;stroke-width:1.5}</style>
<rect x="-8" width="100%" height="100%" fill="#fff"/>
${plots.map((plot, index) => drawPlot(plot, index, most)).join('\n')}
<text x="${width}" y="${all - 6}" class="figure">${axis}: 0 to ${tidy(most)}</text>
</svg>
`;
}
