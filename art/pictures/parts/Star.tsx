import { starPath } from '#drawing/star.ts';

export interface StarProps {
  size: number;
  /** A colour purpose or palette name of tokens.css. */
  tone?: string;
  className?: string | undefined;
}

/** One tile on its own: logo of an invented company, map pin, bullet. */
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
