import type { SVGProps } from 'react';
import * as drawings from '#assets/icons/icons.ts';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  size: number;
}

/** An icon beside text with the same meaning, hidden from screen readers. */
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

// Marked as pure, so that bundles contain only the icons they use.
export const ArrowUpRight = /* @__PURE__ */ iconOf(drawings.arrowUpRight);
export const Check = /* @__PURE__ */ iconOf(drawings.check);
export const ChevronDown = /* @__PURE__ */ iconOf(drawings.chevronDown);
export const Copy = /* @__PURE__ */ iconOf(drawings.copy);
export const Cross = /* @__PURE__ */ iconOf(drawings.cross);
export const Hourglass = /* @__PURE__ */ iconOf(drawings.hourglass);
export const PencilLine = /* @__PURE__ */ iconOf(drawings.pencilLine);
export const Plus = /* @__PURE__ */ iconOf(drawings.plus);
export const TriangleAlert = /* @__PURE__ */ iconOf(drawings.triangleAlert);
