import type { PictureFiles } from '../pictures/picture-files.ts';
import { addressOfPhotograph, madePhotographs, type PhotographKind } from './made-photographs.ts';

/** The photograph an editor has put there under this name, if there is one. */
export function photographFiles(kind: PhotographKind, name: string): PictureFiles | undefined {
  const made = madePhotographs?.[kind][name];
  if (!made) return undefined;
  const address = (width: number, format: string) =>
    addressOfPhotograph(`${kind}-${name}-${width}.${format}`);
  const middle = made.widths.at(-2) ?? made.width;
  return {
    width: made.width,
    height: made.height,
    avif: made.widths.map((width) => `${address(width, 'avif')} ${width}w`).join(', '),
    fallback: address(middle, 'jpg'),
  };
}
