import { clsx } from 'clsx';
import type { SVGAttributes } from 'react';
import { drawWall, type Tone, type WallOptions } from '#drawing/tile-wall.ts';
import styles from './WallPicture.module.css';

const toneStyles: Readonly<Record<Tone, string | undefined>> = {
  '1': styles.tone1,
  '2': styles.tone2,
  '3': styles.tone3,
  '4': styles.tone4,
  teal: styles.teal,
  red: styles.red,
  brass: styles.brass,
  bone: styles.bone,
};

export interface WallPictureProps extends SVGAttributes<SVGSVGElement> {
  wall: WallOptions;
  /** SVG's preserveAspectRatio, for boxes of another shape. */
  align?: string;
}

/** The tile wall of a picture, which fills its box. */
export function WallPicture({
  wall,
  align = 'xMidYMid slice',
  className,
  ...rest
}: WallPictureProps) {
  const { width, height, size, paths } = drawWall(wall);
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.wall, className)}
      data-tile={size}
      preserveAspectRatio={align}
      viewBox={`0 0 ${width} ${height}`}
      {...rest}
    >
      {paths.map(({ tone, d }) => (
        <path className={toneStyles[tone]} d={d} key={tone} />
      ))}
    </svg>
  );
}
