import { photographFiles } from '../photographs/photograph-files.ts';
import { addressOf } from './addresses.ts';
import { fallbackName, fileName, type MadePicture, widthsOf } from './made-files.ts';
import { manifest } from './manifest.ts';

/** All that a `picture` element needs: addresses with their widths, and the place to reserve. */
export interface PictureFiles {
  /** Of the largest file, in pixels: what the page reserves before the picture arrives. */
  readonly width: number;
  readonly height: number;
  readonly avif: string;
  /** One middle size for the rare browser that does not know AVIF. */
  readonly fallback: string;
}

const drawings: Readonly<Record<string, MadePicture | undefined>> = manifest;

function drawnFiles(name: string): PictureFiles | undefined {
  const drawing = drawings[name];
  if (!drawing) return undefined;
  return {
    width: drawing.width,
    height: drawing.height,
    avif: widthsOf(drawing.kind)
      .map((width) => `${addressOf(fileName(name, width))} ${width}w`)
      .join(', '),
    fallback: addressOf(fallbackName(name)),
  };
}

/** An editor's photograph takes the place of a drawing of the same name. */
export function pictureFiles(name: string): PictureFiles {
  const files = photographFiles('pictures', name) ?? drawnFiles(name);
  if (!files)
    throw new Error(`There is no picture ${name}; put ${name}.jpg into site/assets/pictures.`);
  return files;
}
