import { clsx } from 'clsx';
import type { ImgHTMLAttributes } from 'react';
import { addressOf } from '#assets/pictures/addresses.ts';
import { fallbackName, fileName, type MadePicture, widths } from '#assets/pictures/made-files.ts';
import { manifest } from '#assets/pictures/manifest.ts';
import styles from './Picture.module.css';

export type PictureName = keyof typeof manifest;

const sourceSet = (name: PictureName, format: 'avif' | 'webp'): string =>
  widths.map((width) => `${addressOf(fileName(name, width, format))} ${width}w`).join(', ');

export interface PictureProps
  extends Omit<
    ImgHTMLAttributes<HTMLImageElement>,
    'src' | 'srcSet' | 'width' | 'height' | 'loading' | 'decoding' | 'fetchPriority' | 'style'
  > {
  name: PictureName;
  /** What the picture says where it stands; an empty text marks it as decoration. */
  alt: string;
  /** How wide the picture is shown, so that the browser fetches no more than it needs. */
  sizes: string;
  /** For the largest picture of a page's first view only: fetched at once and first. */
  priority?: boolean;
}

/** A drawn picture in the best format the browser knows, with its place reserved from the start. */
export function Picture({ name, alt, sizes, priority = false, className, ...rest }: PictureProps) {
  const { width, height }: MadePicture = manifest[name];
  return (
    <picture className={styles.picture}>
      <source sizes={sizes} srcSet={sourceSet(name, 'avif')} type="image/avif" />
      <source sizes={sizes} srcSet={sourceSet(name, 'webp')} type="image/webp" />
      <img
        {...rest}
        alt={alt}
        className={clsx(styles.image, className)}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        src={addressOf(fallbackName(name))}
        width={width}
      />
    </picture>
  );
}
