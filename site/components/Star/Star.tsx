import type { SVGAttributes } from 'react';
import { starPath } from '#drawing/star.ts';

const drawing = starPath(12, 12, 12);

/**
 * A decorative star in the colour of the surrounding text. Its size is set by attributes, which any
 * class overrides.
 */
export function Star(attributes: SVGAttributes<SVGSVGElement>) {
  return (
    <svg
      aria-hidden="true"
      fill="currentColor"
      height={16}
      viewBox="0 0 24 24"
      width={16}
      {...attributes}
    >
      <path d={drawing} />
    </svg>
  );
}
