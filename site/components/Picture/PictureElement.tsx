import { clsx } from 'clsx';
import type { ImgHTMLAttributes } from 'react';
import type { PictureFiles } from '#assets/pictures/picture-files.ts';
import styles from './Picture.module.css';

export interface PictureElementProps
  extends Omit<
    ImgHTMLAttributes<HTMLImageElement>,
    'src' | 'srcSet' | 'width' | 'height' | 'loading' | 'decoding' | 'fetchPriority' | 'style'
  > {
  files: PictureFiles;
  /** Other shapes, for screens below 600 px and below `tabletBelow`. */
  onPhone?: PictureFiles | undefined;
  onTablet?: PictureFiles | undefined;
  /** In pixels; 900 if not set. */
  tabletBelow?: number;
  /** What the picture says where it stands; an empty text marks it as decoration. */
  alt: string;
  /** How wide the picture is shown, so that the browser fetches no more than it needs. */
  sizes: string;
  /** For the `<picture>` around the image, where it is the frame that cuts it. */
  frame?: string | undefined;
  /** For the largest picture of a page's first view only: fetched at once and first. */
  priority?: boolean;
}

/** A source says its own size too: the place that is reserved has the shape that comes. */
function Sources({ files, sizes, media }: { files: PictureFiles; sizes: string; media: string }) {
  const shape = { height: files.height, media, width: files.width };
  return (
    <>
      {files.avif && <source {...shape} sizes={sizes} srcSet={files.avif} type="image/avif" />}
      <source {...shape} sizes={sizes} srcSet={`${files.fallback} ${files.width}w`} />
    </>
  );
}

/** A picture as AVIF where the browser knows it, with its place reserved from the start. */
export function PictureElement({
  files,
  onPhone,
  onTablet,
  tabletBelow = 900,
  alt,
  sizes,
  priority = false,
  className,
  frame,
  ...rest
}: PictureElementProps) {
  return (
    <picture className={clsx(styles.picture, frame ?? styles.unframed)}>
      {onPhone && <Sources files={onPhone} media="(width < 600px)" sizes={sizes} />}
      {onTablet && <Sources files={onTablet} media={`(width < ${tabletBelow}px)`} sizes={sizes} />}
      {files.avif && <source sizes={sizes} srcSet={files.avif} type="image/avif" />}
      <img
        {...rest}
        alt={alt}
        className={clsx(styles.image, className)}
        data-ground={files.ground}
        decoding="sync"
        fetchPriority={priority ? 'high' : undefined}
        height={files.height}
        loading={priority ? 'eager' : 'lazy'}
        src={files.fallback}
        width={files.width}
      />
    </picture>
  );
}
