import type { SVGAttributes } from 'react';

export interface DrawingProps extends SVGAttributes<SVGSVGElement> {
  /** In design pixels, which are also the units inside. */
  width: number;
  height: number;
  /** A colour that fills the whole box behind the drawing. */
  ground?: string;
}

/** Geometry inside a picture, in the same pixels as everything around it. */
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
