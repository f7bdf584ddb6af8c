import styles from './TileFigures.module.css';

/** Figures on a grid of three by five tiles, row by row. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  '0': ['###', '#.#', '#.#', '#.#', '###'],
  '4': ['#.#', '#.#', '###', '..#', '..#'],
};

const tones = [styles.red, styles.bone, styles.brass];

/** A shape of unit squares, which the style sheet masks to stars. */
const squares = (shape: readonly string[]) =>
  shape
    .flatMap((row, y) => [...row].map((mark, x) => (mark === '#' ? `M${x} ${y}.5h1` : '')))
    .join('');

export interface TileFiguresProps {
  figures: string;
}

/** Digits made of lit tiles. */
export function TileFigures({ figures }: TileFiguresProps) {
  const columns = figures.length * 4 - 1;
  return (
    <svg
      aria-hidden="true"
      className={styles.figures}
      height="5em"
      viewBox={`0 0 ${columns} 5`}
      width={`${columns}em`}
    >
      {[...figures].map((figure, index) => (
        <path
          className={tones[index % tones.length]}
          d={squares(shapes[figure] ?? [])}
          // biome-ignore lint/suspicious/noArrayIndexKey: a figure may stand twice, and never moves.
          key={index}
          transform={`translate(${index * 4})`}
        />
      ))}
    </svg>
  );
}
