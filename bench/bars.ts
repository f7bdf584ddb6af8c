/** Bars for a report: one row for each thing measured, its parts one after another, and what it may reach. */

export interface Bar {
  readonly label: string;
  readonly parts: readonly number[];
  /** Where the goal is; none if there is no goal. */
  readonly goal?: number | undefined;
  readonly isMissed?: boolean;
}

export interface BarChart {
  readonly title: string;
  readonly unit: string;
  /** What the parts of every bar are, in their order. */
  readonly partNames: readonly string[];
  readonly bars: readonly Bar[];
  readonly digits?: number;
}

const width = 900;
const row = 18;
const left = 300;
const right = 90;
const colours = ['#0b5f5c', '#c8821f', '#c8321f', '#5a3fa0', '#3f88c5', '#8a9a97'];

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function legend(names: readonly string[]): string {
  if (names.length < 2) return '';
  return names
    .map((name, index) => {
      const x = left + index * 96;
      return `<rect x="${x}" y="22" width="10" height="10" fill="${colours[index]}"/><text x="${x + 15}" y="31">${escaped(name)}</text>`;
    })
    .join('');
}

/** A drawing of its own, that any page can hold. */
export function drawBars({ title, unit, partNames, bars, digits = 0 }: BarChart): string {
  const most = Math.max(...bars.map(({ parts, goal = 0 }) => Math.max(sum(parts), goal)), 1e-9);
  const scale = (value: number) => (value / most) * (width - left - right);
  const height = bars.length * row + 50;
  const drawn = bars.map(({ label, parts, goal, isMissed }, index) => {
    const y = index * row + 42;
    const rects = parts.map((value, part) => {
      const x = left + scale(sum(parts.slice(0, part)));
      return `<rect x="${x.toFixed(1)}" y="${y}" width="${scale(value).toFixed(1)}" height="12" fill="${colours[part]}"><title>${escaped(`${label}: ${partNames[part]} ${value.toFixed(digits)} ${unit}`)}</title></rect>`;
    });
    const mark =
      goal === undefined
        ? ''
        : `<path class="goal" d="M${(left + scale(goal)).toFixed(1)} ${y - 2}v16"><title>${escaped(`goal: ${goal.toFixed(digits)} ${unit}`)}</title></path>`;
    const end = left + scale(Math.max(sum(parts), goal ?? 0)) + 6;
    const kind = isMissed ? ' class="missed"' : '';
    return `<text class="label" x="${left - 8}" y="${y + 10}">${escaped(label)}</text>${rects.join('')}${mark}<text${kind} x="${end.toFixed(1)}" y="${y + 10}">${sum(parts).toFixed(digits)} ${unit}${isMissed ? ' ✗' : ''}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">
<style>text{font:11px system-ui,sans-serif;fill:#0a2827}.label{text-anchor:end}.heading{font-weight:700;font-size:13px}.missed{fill:#b3261e;font-weight:700}.goal{stroke:#0a2827;stroke-width:1.5;fill:none}</style>
<rect width="100%" height="100%" fill="#fff"/>
<text class="heading" x="8" y="16">${escaped(title)}</text>${legend(partNames)}
${drawn.join('\n')}
</svg>`;
}
