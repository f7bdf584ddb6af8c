import { addressOf } from './addresses.ts';
import { fallbackName, fileName, type MadePicture, widthsOf } from './made-files.ts';
import { manifest } from './manifest.ts';

/** All that a `picture` element needs: addresses with their widths, and the place to reserve. */
export interface PictureFiles {
  /** Of the largest file, in pixels: what the page reserves before the picture arrives. */
  readonly width: number;
  readonly height: number;
  /** None for an editor's picture. */
  readonly ground?: MadePicture['ground'];
  /** None for an SVG, which fits every width. */
  readonly avif?: string;
  /** One middle size for the rare browser that does not know AVIF. */
  readonly fallback: string;
}

const drawings: Readonly<Record<string, MadePicture | undefined>> = manifest;

/** The files of a drawing. */
export function pictureFiles(name: string): PictureFiles {
  const drawing = drawings[name];
  if (!drawing) throw new Error(`There is no drawing ${name} in site/assets/pictures.`);
  return {
    width: drawing.width,
    height: drawing.height,
    ground: drawing.ground,
    avif: widthsOf(drawing.kind)
      .map((width) => `${addressOf(fileName(name, width))} ${width}w`)
      .join(', '),
    fallback: addressOf(fallbackName(name)),
  };
}
