import { starPath } from '#drawing/star.ts';

export interface StarProps {
  size: number;
  /** A token of tokens.css, by purpose or from the palette. */
  tone?: string;
  className?: string | undefined;
}

/** A single tile, used as a logo of an invented company, a map pin or a bullet. */
export function Star({ size, tone = 'currentColor', className }: StarProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      height={size}
      viewBox="-50 -50 100 100"
      width={size}
    >
      <path d={starPath(0, 0, 50)} fill={tone} />
    </svg>
  );
}
