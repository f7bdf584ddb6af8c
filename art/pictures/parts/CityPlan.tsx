import { seededRandom } from '#drawing/seeded-random.ts';
import { Drawing } from './Drawing.tsx';

export interface CityPlanProps {
  width: number;
  height: number;
  /** The position of the courtyard in the units of the plan. */
  centre: readonly [number, number];
  /** Units per hundred metres. */
  scale: number;
  /** The size of the blocks in the units of the plan. Default: a hundred metres. */
  grain?: number;
  /** Walking rings to draw, in metres. */
  rings?: readonly number[];
  skin?: 'paper' | 'ink';
  className?: string | undefined;
}

const skins = {
  paper: {
    ground: 'var(--paper)',
    blocks: [
      'var(--mist)',
      'color-mix(in oklab, var(--rule) 55%, var(--mist))',
      'color-mix(in oklab, var(--rule) 28%, var(--mist))',
    ],
    park: 'color-mix(in oklab, var(--mint) 26%, var(--mist))',
    court: 'var(--bone)',
    mark: 'var(--ink)',
    ring: 'var(--teal)',
  },
  ink: {
    ground: 'var(--ink-deep)',
    blocks: ['var(--ink)', 'var(--ink-1)', 'var(--ink-2)'],
    park: 'var(--ink-4)',
    court: 'var(--bone)',
    mark: 'var(--ink)',
    ring: 'var(--mint)',
  },
} as const;

const trim = (value: number) => Number(value.toFixed(1));

/** One city block: a sector of a ring, inset to leave streets around it. */
function block(
  [x, y]: readonly [number, number],
  inner: number,
  outer: number,
  from: number,
  to: number,
  street: number,
) {
  const at = (radius: number, angle: number) =>
    `${trim(x + radius * Math.cos(angle))} ${trim(y + radius * Math.sin(angle))}`;
  const [a, b] = [inner + street, outer - street];
  const [nearGap, farGap] = [street / a, street / b];
  const large = to - from > Math.PI ? 1 : 0;
  return `M${at(a, from + nearGap)}A${trim(a)} ${trim(a)} 0 ${large} 1 ${at(a, to - nearGap)}L${at(b, to - farGap)}A${trim(b)} ${trim(b)} 0 ${large} 0 ${at(b, from + farGap)}z`;
}

/**
 * An abstract plan of the streets around the Haram. Rings and radial streets separate the blocks,
 * and the courtyard is an octagon around a square. It shows only distances and directions.
 */
export function CityPlan({
  width,
  height,
  centre,
  scale,
  grain = scale,
  rings = [],
  skin = 'paper',
  className,
}: CityPlanProps) {
  const random = seededRandom('city plan');
  const colours = skins[skin];
  const reach = Math.hypot(width, height);
  const paths = ['', '', '', ''];
  let inner = scale * 1.25;
  for (let ring = 0; inner < reach; ring += 1) {
    const outer = inner + grain * (0.85 + random() * 0.5);
    const count = Math.max(7, Math.round(((inner * 2 * Math.PI) / grain) * 0.62));
    const turn = ring * 0.37;
    let from = turn;
    for (let index = 0; index < count; index += 1) {
      const to =
        turn + ((index + 1 - (index < count - 1 ? random() * 0.45 : 0)) / count) * 2 * Math.PI;
      const tone = random() < 0.07 ? 3 : Math.floor(random() * 3);
      paths[tone] += block(
        centre,
        inner,
        outer,
        from,
        to,
        grain * (index % 4 === 0 ? 0.075 : 0.045),
      );
      from = to;
    }
    inner = outer;
  }
  const octagon = (radius: number) =>
    Array.from({ length: 8 }, (_, index) => {
      const angle = Math.PI / 8 + (index * Math.PI) / 4;
      return `${trim(centre[0] + radius * Math.cos(angle))},${trim(centre[1] + radius * Math.sin(angle))}`;
    }).join(' ');
  const side = scale * 0.24;
  return (
    <Drawing ground={colours.ground} height={height} width={width} className={className}>
      {[...colours.blocks, colours.park].map((fill, index) => (
        <path d={paths[index]} fill={fill} key={fill} />
      ))}
      {/* A few through roads, so that the rings do not look like brickwork. */}
      {[0.35, 1.62, 2.7, 3.9, 5.3].map((angle) => (
        <path
          d={`M${trim(centre[0] + scale * 1.3 * Math.cos(angle))} ${trim(centre[1] + scale * 1.3 * Math.sin(angle))}Q${trim(centre[0] + reach * 0.3 * Math.cos(angle + 0.5))} ${trim(centre[1] + reach * 0.3 * Math.sin(angle + 0.5))} ${trim(centre[0] + reach * Math.cos(angle + 0.25))} ${trim(centre[1] + reach * Math.sin(angle + 0.25))}`}
          fill="none"
          key={angle}
          stroke={colours.ground}
          strokeWidth={grain * 0.3}
        />
      ))}
      <polygon fill={colours.court} points={octagon(scale * 1.1)} />
      <polygon
        fill="none"
        points={octagon(scale * 0.8)}
        stroke="var(--brass)"
        strokeWidth={scale * 0.02}
      />
      <polygon
        fill="none"
        points={octagon(scale * 0.52)}
        stroke="var(--brass)"
        strokeWidth={scale * 0.02}
      />
      <rect
        fill={colours.mark}
        height={side}
        transform={`rotate(32 ${centre[0]} ${centre[1]})`}
        width={side}
        x={centre[0] - side / 2}
        y={centre[1] - side / 2}
      />
      {rings.map((metres) => (
        <circle
          cx={centre[0]}
          cy={centre[1]}
          fill="none"
          key={metres}
          r={(metres / 100) * scale}
          stroke={colours.ring}
          strokeDasharray={`${scale * 0.05} ${scale * 0.05}`}
          strokeWidth={scale * 0.018}
        />
      ))}
    </Drawing>
  );
}
