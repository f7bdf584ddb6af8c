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
  /** Pictures in other shapes, below 600 px and below `tabletBelow`. */
  onPhone?: PictureFiles | undefined;
  onTablet?: PictureFiles | undefined;
  /** In pixels, 900 by default. */
  tabletBelow?: number;
  /** The text alternative. An empty string marks a decorative picture. */
  alt: string;
  /** The displayed width, from which the browser chooses a file. */
  sizes: string;
  /** A class for the `<picture>` element, if it crops the image. */
  frame?: string | undefined;
  /** Loads at once with high priority. Only for the largest picture of the first view. */
  priority?: boolean;
}

/** Each source has its own size, so the reserved space has the right aspect ratio. */
function Sources({ files, sizes, media }: { files: PictureFiles; sizes: string; media: string }) {
  const shape = { height: files.height, media, width: files.width };
  return (
    <>
      {files.avif && <source {...shape} sizes={sizes} srcSet={files.avif} type="image/avif" />}
      <source {...shape} sizes={sizes} srcSet={`${files.fallback} ${files.width}w`} />
    </>
  );
}

/** A picture, as AVIF where supported, with reserved space. */
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
  // Left to itself, Chromium decodes large pictures late and captures a page without them. Only the
  // picture of the opening decodes late, because the next page would wait for it after a click.
  const decoding = priority ? 'async' : 'sync';
  return (
    <picture
      className={clsx(styles.picture, frame ?? styles.unframed)}
      data-ground={frame && files.ground}
    >
      {onPhone && <Sources files={onPhone} media="(width < 600px)" sizes={sizes} />}
      {onTablet && <Sources files={onTablet} media={`(width < ${tabletBelow}px)`} sizes={sizes} />}
      {files.avif && <source sizes={sizes} srcSet={files.avif} type="image/avif" />}
      <img
        {...rest}
        alt={alt}
        className={clsx(styles.image, className)}
        data-ground={frame ? undefined : files.ground}
        decoding={decoding}
        fetchPriority={priority ? 'high' : undefined}
        height={files.height}
        loading={priority ? 'eager' : 'lazy'}
        src={files.fallback}
        width={files.width}
      />
    </picture>
  );
}
