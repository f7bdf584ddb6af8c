import {
  bar,
  centre,
  diamond,
  facet,
  octagon,
  type Point,
  type Polygon,
  path,
  polar,
  radius,
  rect,
  side,
  star,
  starWithin,
  tip,
} from './star-geometry.ts';

/**
 * The rules of the emblems: one star, or a wall of nine, is divided, shifted, opened or taken
 * apart. Every edge has one of the star's eight directions, and exactly one part is lit.
 */
export type EmblemTone = 'deep' | 'mid' | 'soft' | 'warm' | 'lit' | 'cut';

export interface EmblemPart {
  readonly tone: EmblemTone;
  /** Path data for the even-odd rule, or for the non-zero rule if parts overlap. */
  readonly d: string;
  readonly overlaps?: boolean;
}

const part = (tone: EmblemTone, ...shapes: readonly string[]): EmblemPart => ({
  tone,
  d: shapes.join(''),
});
/** Overlapping shapes, painted as their union. */
const union = (tone: EmblemTone, ...shapes: readonly string[]): EmblemPart => ({
  ...part(tone, ...shapes),
  overlaps: true,
});

const whole = path(star(radius));
/** The centres of the nine stars. */
const [first, second, third] = [17, 48, 79];

function itManagement(): EmblemPart[] {
  const spokes = [1, 3, 5, 7].map((eighths) => path(bar([48, 48], polar(40, eighths), 5)));
  const at = (places: readonly Point[]) => places.map(([x, y]) => path(star(15.5, x, y)));
  return [
    union('soft', ...spokes),
    part(
      'deep',
      ...at([
        [first, first],
        [third, first],
        [first, third],
        [third, third],
      ]),
    ),
    part(
      'mid',
      ...at([
        [second, first],
        [first, second],
        [third, second],
        [second, third],
      ]),
    ),
    part('lit', ...at([[second, second]])),
  ];
}

function dataSecurity(): EmblemPart[] {
  const keyhole: Polygon = [
    [45, 44],
    [51, 44],
    [54.5, 64],
    [41.5, 64],
  ];
  return [
    part('deep', whole, path(octagon(25))),
    union('lit', path(octagon(9, 48, 42)), path(keyhole)),
    part('warm', path(tip(1))),
  ];
}

function websiteDevelopment(): EmblemPart[] {
  const left = 'M33 34L19 48L33 62h9.5L28.5 48L42.5 34z';
  const right = 'M63 34L77 48L63 62h-9.5L67.5 48L53.5 34z';
  return [part('deep', whole, left, right), part('lit', path(rect(45.2, 31, 5.6, 34)))];
}

function modernTechnology(): EmblemPart[] {
  const tips = (eighths: readonly number[]) => eighths.map((index) => path(tip(index, 38, 8)));
  return [
    part('deep', path(octagon(28)), path(star(17))),
    part('warm', path(star(11))),
    part('mid', ...tips([2, 4, 6])),
    part('soft', ...tips([1, 3, 5, 7])),
    part('lit', ...tips([0])),
  ];
}

function interfaceDesign(): EmblemPart[] {
  const half = radius * Math.SQRT1_2;
  const frame = (inset: number) =>
    path(
      rect(centre - half + inset, centre - half + inset, 2 * (half - inset), 2 * (half - inset)),
    );
  return [
    part('mid', path(diamond(radius))),
    part('deep', frame(0), frame(6.5)),
    part('cut', 'M43 40v57h7l16-16h18z'),
    part('lit', 'M48 52v35l10.2-10.2h14.6z'),
  ];
}

function webDesign(): EmblemPart[] {
  return [
    union('deep', starWithin(rect(0, 0, side, 33))),
    union('mid', starWithin(rect(0, 37, 35, 60))),
    union('soft', starWithin(rect(39, 37, 60, 60))),
    part('lit', path(rect(47, 60, 25, 9))),
  ];
}

function webApplication(): EmblemPart[] {
  return [
    part('soft', path(star(32, 34, 34))),
    part('cut', path(star(36, 48, 48))),
    part('mid', path(star(32, 48, 48))),
    part('cut', path(star(36, 62, 62))),
    part('deep', path(star(32, 62, 62))),
    part('lit', path(star(13, 62, 62))),
  ];
}

function mobileApps(): EmblemPart[] {
  const phone = (inset: number, corner: number) => {
    const [left, top, right, bottom] = [30 + inset, 15 + inset, 66 - inset, 81 - inset];
    return `M${left + corner} ${top}H${right - corner}L${right} ${top + corner}V${bottom - corner}L${right - corner} ${bottom}H${left + corner}L${left} ${bottom - corner}V${top + corner}z`;
  };
  return [
    part('deep', whole, phone(0, 7)),
    part('mid', phone(4, 5), path(rect(42, 67, 12, 4))),
    part('lit', path(star(10, 48, 42))),
  ];
}

function contentDevelopment(): EmblemPart[] {
  const row = (y: number, from = 0, to = side) => starWithin(rect(from, y, to - from, 9));
  return [
    union('deep', row(15.5), row(29.5), row(43.5), row(71.5)),
    union('mid', row(1.5), row(85.5)),
    union('lit', row(57.5, 0, 46)),
    union('soft', row(57.5, 50)),
  ];
}

function design(): EmblemPart[] {
  const at = (...eighths: readonly number[]) =>
    eighths.map((index) => path(facet(index, undefined, 1.9)));
  return [
    part('deep', ...at(1, 4)),
    part('mid', ...at(2, 5)),
    part('soft', ...at(3, 6)),
    part('warm', ...at(7)),
    part('lit', ...at(0)),
  ];
}

function searchOptimisation(): EmblemPart[] {
  return [
    part('deep', path(star(38, 40, 40)), path(star(23.5, 40, 40))),
    part('mid', path(star(13, 40, 40))),
    part(
      'lit',
      path([
        [72.5, 63],
        [93, 83.5],
        [83.5, 93],
        [63, 72.5],
      ]),
    ),
  ];
}

function strategy(): EmblemPart[] {
  const halves = (half: 'before' | 'after', ...eighths: readonly number[]) =>
    eighths.map((index) => path(facet(index, half)));
  return [
    part('deep', ...halves('before', 2, 4, 6), ...halves('after', 1, 3, 5, 7)),
    part('mid', ...halves('before', 1, 3, 5, 7)),
    part('soft', ...halves('after', 2, 4, 6)),
    part('lit', path(facet(0))),
  ];
}

function processOptimisation(): EmblemPart[] {
  const stars = (reach: number, places: readonly Point[]) =>
    places.map(([x, y]) => path(star(reach, x, y)));
  return [
    union('soft', path(rect(14.5, first, 5, 62)), path(rect(14.5, 76.5, 64, 5))),
    part('lit', path(bar([first, first], [third, third], 8))),
    part(
      'mid',
      ...stars(8, [
        [second, first],
        [third, first],
        [first, second],
        [third, second],
        [second, third],
      ]),
    ),
    part('mid', ...stars(10, [[first, third]])),
    part(
      'deep',
      ...stars(16, [
        [first, first],
        [third, third],
      ]),
    ),
  ];
}

function digitalTransformation(): EmblemPart[] {
  const columns = [
    { x: 55, size: 9 },
    { x: 67, size: 8 },
    { x: 79, size: 6.5 },
    { x: 90, size: 5 },
  ];
  const reach = (x: number, y: number) => {
    const [across, up] = [Math.abs(x - centre), Math.abs(y - centre)];
    const half = radius * Math.SQRT1_2;
    return Math.max(across, up) <= half + 1 || across + up <= radius + 1;
  };
  const cells = columns.flatMap(({ x, size }, column) =>
    [12, 24, 36, 48, 60, 72, 84]
      .filter((y) => reach(x, y))
      .map((y) => ({ column, y, d: path(rect(x - size / 2, y - size / 2, size, size)) })),
  );
  const lit = ({ column, y }: { column: number; y: number }) => column === 1 && y === 36;
  return [
    union('deep', starWithin(rect(0, 0, 47, side))),
    part('mid', ...cells.filter((cell) => cell.column < 2 && !lit(cell)).map(({ d }) => d)),
    part('soft', ...cells.filter((cell) => cell.column >= 2).map(({ d }) => d)),
    part('lit', ...cells.filter(lit).map(({ d }) => d)),
  ];
}

function changeManagement(): EmblemPart[] {
  return [
    union('deep', starWithin(rect(0, 15.5, 46, side), [0, -13.5])),
    union('mid', starWithin(rect(50, 0, 46, 80.5), [0, 13.5])),
    part('cut', path(diamond(17))),
    part('lit', path(diamond(11.5))),
  ];
}

function performanceMetrics(): EmblemPart[] {
  const columns = [15.5, 32.75, 50, 67.25].map((x, index) => ({ x, level: 64 - index * 12 }));
  const below = columns.map(({ x, level }) => starWithin(rect(x, level, 13.25, side - level)));
  const above = columns.map(({ x, level }) => starWithin(rect(x, 0, 13.25, level - 4)));
  const ends = [rect(0, 0, 11.5, side), rect(84.5, 0, 12, side)].map((region) =>
    starWithin(region),
  );
  return [
    union('soft', ...above),
    union('mid', ...ends),
    union('deep', ...below.slice(0, 3)),
    union('lit', ...below.slice(3)),
  ];
}

function execution(): EmblemPart[] {
  const corners: readonly Point[] = [
    [25, 72],
    [37, 72],
    [37, 60],
    [49, 60],
    [49, 46],
    [58, 46],
  ];
  const route = corners.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = corners[index] as Point;
    const [left, top] = [Math.min(fromX, x) - 3, Math.min(fromY, y) - 3];
    return path(rect(left, top, Math.abs(x - fromX) + 6, Math.abs(y - fromY) + 6));
  });
  return [
    part('deep', whole),
    union('cut', ...route, path(star(17, 61, 37))),
    part('lit', path(star(12.5, 61, 37))),
    part('warm', path(octagon(6.5, 25, 72))),
  ];
}

const drawings = {
  'IT-Management-Services': itManagement,
  'Data-Tracking-and-Security': dataSecurity,
  'Website-Development': websiteDevelopment,
  'Modern-Technology-Solution': modernTechnology,
  'UI-UX-Design-Services': interfaceDesign,
  'Web-Design-Services': webDesign,
  'Web-Application-Design-and-Development': webApplication,
  'Mobile-Apps-Development': mobileApps,
  'Content-Development-Services': contentDevelopment,
  'Design-Services': design,
  'SEO-Services': searchOptimisation,
  'Strategic-Planning-and-Execution': strategy,
  'Business-Process-Optimization': processOptimisation,
  'Digital-Transformation-Consulting': digitalTransformation,
  'Change-Management': changeManagement,
  'Performance-Metrics-and-KPI-Development': performanceMetrics,
  'Strategic-Planning-and-Execution-2': execution,
} as const;

export const emblemNames = Object.keys(drawings);

/** For a service without a drawing: the star with its centre lit. */
const plain = (): EmblemPart[] => [
  part('deep', whole),
  part('cut', path(star(17, 48, 48))),
  part('lit', path(star(12.5, 48, 48))),
];

export function drawEmblem(slug: string): readonly EmblemPart[] {
  const known: Readonly<Record<string, (() => EmblemPart[]) | undefined>> = drawings;
  return (known[slug] ?? plain)();
}
