import type { SVGAttributes } from 'react';

export interface DrawingProps extends SVGAttributes<SVGSVGElement> {
  /** The size in design pixels, which are also the units of the drawing. */
  width: number;
  height: number;
  ground?: string;
}

/** An SVG drawing in a picture, in the same pixels as the picture. */
export function Drawing({ width, height, ground, children, ...rest }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      {...rest}
    >
      {ground === undefined ? null : <path d={`M0 0H${width}V${height}H0z`} fill={ground} />}
      {children}
    </svg>
  );
}
