import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './PassPiece.module.css';

const places = { first: styles.first, second: styles.second } as const;

export interface PassPieceProps extends HTMLAttributes<HTMLDivElement> {
  band: 'paper' | 'mist' | 'ink' | 'bone';
  /** Above the other piece, or before it where the pass says `--beside: 1`. */
  place: keyof typeof places;
  /** The piece that tears off carries the line. */
  isStub?: boolean;
}

/** One of the two pieces of card of a boarding pass, with a bite out of the corners where they meet. */
export function PassPiece({ band, place, isStub = false, className, ...rest }: PassPieceProps) {
  return (
    <div
      className={clsx(styles.piece, places[place], isStub && styles.stub, className)}
      data-band={band}
      {...rest}
    />
  );
}
