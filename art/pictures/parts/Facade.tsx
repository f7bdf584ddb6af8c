import { seededRandom } from '#drawing/seeded-random.ts';
import { Drawing } from './Drawing.tsx';

const hours = {
  dusk: {
    sky: 'var(--ink-4)',
    disc: 'var(--bone)',
    back: 'var(--ink-3)',
    front: 'var(--ink)',
    lit: 'var(--brass)',
    dim: 'var(--ink-3)',
  },
  day: {
    sky: 'var(--sage)',
    disc: 'var(--paper)',
    back: 'var(--mist)',
    front: 'var(--bone)',
    lit: 'var(--teal)',
    dim: 'var(--ink-4)',
  },
  dawn: {
    sky: 'var(--bone)',
    disc: 'var(--red)',
    back: 'color-mix(in oklab, var(--brass) 60%, var(--bone))',
    front: 'var(--brass)',
    lit: 'var(--ink-4)',
    dim: 'var(--ink-2)',
  },
} as const;

export interface FacadeProps {
  seed: string;
  width: number;
  height: number;
  hour?: keyof typeof hours;
  /** The number of window columns of the building in front. */
  bays?: number;
  className?: string | undefined;
}

/** A pointed window, the only ornament of the hotels. */
const windowPath = (x: number, y: number, wide: number, tall: number) =>
  `M${x} ${y + tall}V${y + wide * 0.55}Q${x} ${y + wide * 0.2} ${x + wide / 2} ${y}Q${x + wide} ${y + wide * 0.2} ${x + wide} ${y + wide * 0.55}V${y + tall}z`;

/** The front of a hotel: sky, sun, a neighbouring building, and pointed windows, some lit. */
export function Facade({ seed, width, height, hour = 'dusk', bays = 6, className }: FacadeProps) {
  const random = seededRandom(seed);
  const colours = hours[hour];
  const bay = (width * 0.62) / bays;
  const left = width * 0.3;
  const top = height * 0.2;
  const floors = Math.floor((height - top) / (bay * 1.35));
  const windows = Array.from({ length: bays * floors }, (_, index) => ({
    x: left + (index % bays) * bay + bay * 0.26,
    y: top + bay * 0.42 + Math.floor(index / bays) * bay * 1.35,
    lit: random() < 0.42,
  }));
  const draw = (lit: boolean) =>
    windows
      .filter((one) => one.lit === lit)
      .map(({ x, y }) => windowPath(x, y, bay * 0.48, bay * 0.86))
      .join('');
  return (
    <Drawing
      ground={colours.sky}
      height={height}
      width={width}
      className={className}
      preserveAspectRatio="xMidYMid slice"
    >
      <circle cx={width * 0.17} cy={height * 0.38} fill={colours.disc} r={height * 0.085} />
      <path
        d={`M0 ${height * 0.62}H${left * 0.55}V${height * 0.46}H${left + 4}V${height}H0z`}
        fill={colours.back}
      />
      <path
        d={`M${left + bays * bay} ${height * 0.52}H${width}V${height}H${left}z`}
        fill={colours.back}
      />
      <path d={`M${left} ${top}H${left + bays * bay}V${height}H${left}z`} fill={colours.front} />
      <path
        d={`M${left - bay * 0.12} ${top - bay * 0.16}h${bays * bay + bay * 0.24}v${bay * 0.22}H${left - bay * 0.12}z`}
        fill={colours.front}
      />
      <path d={draw(false)} fill={colours.dim} />
      <path d={draw(true)} fill={colours.lit} />
    </Drawing>
  );
}
