import type { SVGProps } from 'react';
import * as signs from '#assets/signs/signs.ts';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  size: number;
}

/** A sign beside words that say the same: nothing for a screen reader to read. */
const iconOf = (drawing: string) =>
  function Icon({ size, ...rest }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        fill="none"
        height={size}
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth={2}
        viewBox="0 0 24 24"
        width={size}
        {...rest}
      >
        <path d={drawing} />
      </svg>
    );
  };

// Marked, so that a script brings only the icons it shows.
export const ArrowRight = /* @__PURE__ */ iconOf(signs.arrowRight);
export const ArrowUpRight = /* @__PURE__ */ iconOf(signs.arrowUpRight);
export const Check = /* @__PURE__ */ iconOf(signs.check);
export const ChevronDown = /* @__PURE__ */ iconOf(signs.chevronDown);
export const Copy = /* @__PURE__ */ iconOf(signs.copy);
export const Cross = /* @__PURE__ */ iconOf(signs.cross);
export const Hourglass = /* @__PURE__ */ iconOf(signs.hourglass);
export const PencilLine = /* @__PURE__ */ iconOf(signs.pencilLine);
export const Plus = /* @__PURE__ */ iconOf(signs.plus);
export const TriangleAlert = /* @__PURE__ */ iconOf(signs.triangleAlert);
