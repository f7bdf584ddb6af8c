import type { SVGAttributes } from 'react';
import { starPath } from '#drawing/star.ts';

const drawing = starPath(12, 12, 12);

/**
 * One star of the wall in the colour of the text around it, as a mark. It says nothing by itself.
 * Its look is in its attributes, which any class overrides: a file of styles for it would be a
 * request more on every page.
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
