import { addressOf } from './addresses.ts';
import { fallbackName, fileName, type MadePicture, widthsOf } from './made-files.ts';
import { manifest } from './manifest.ts';

/** The attributes of a `picture` element. */
export interface PictureFiles {
  /** The width of the largest file in pixels. Browsers reserve the space before it loads. */
  readonly width: number;
  readonly height: number;
  /** Undefined for an editor's picture. */
  readonly ground?: MadePicture['ground'];
  /** Undefined for an SVG, which has no sizes. */
  readonly avif?: string;
  /** A JPEG of medium width for browsers without AVIF. */
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
