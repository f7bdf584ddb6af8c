import { getImage } from 'astro:assets';
import type { PictureFiles } from '#assets/pictures/picture-files.ts';
import type { EditorsPicture } from './schemas/picture.ts';

export type MakeFiles = (picture: EditorsPicture) => Promise<PictureFiles>;

/** Astro imports an SVG as a function with the same properties. */
export const isEditorsPicture = (value: unknown): value is EditorsPicture =>
  (typeof value === 'object' || typeof value === 'function') &&
  value !== null &&
  'src' in value &&
  'format' in value;

/**
 * Astro publishes the original of a picture, with the place and time in its metadata, as soon as
 * code reads one of its properties. Astro's own functions read this copy instead; there is no
 * documented way.
 */
const copyOf = (picture: EditorsPicture): EditorsPicture =>
  Reflect.get(picture, 'clone') ?? picture;

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

/** AVIF in several widths up to the original's, and one JPEG of a medium width. */
async function filesOf(picture: EditorsPicture, shape: Shape): Promise<PictureFiles> {
  const { width: own, height: ownHeight, widths } = shape;
  if (copyOf(picture).format === 'svg')
    return { width: own, height: ownHeight, fallback: picture.src };
  const width = Math.min(own, widths.at(-1) ?? own);
  const height = Math.round((width * ownHeight) / own);
  const fitting = [...widths.filter((each) => each < width), width];
  const cut = { src: picture, fit: 'cover', position: 'attention' } as const;
  const avif = await getImage({
    ...cut,
    width,
    height,
    widths: fitting,
    format: 'avif',
    quality: 55,
  });
  const middle = fitting.at(-2) ?? width;
  const jpeg = await getImage({
    ...cut,
    width: middle,
    height: Math.round((middle * ownHeight) / own),
    format: 'jpg',
    quality: 78,
    background: 'white',
  });
  return { width, height, avif: avif.srcSet.attribute, fallback: jpeg.src };
}

export const pictureFilesOf: MakeFiles = (picture) => {
  const { width, height } = copyOf(picture);
  return filesOf(picture, { width, height, widths: [480, 800, 1200, 1600] });
};

/** Portraits are cropped to a square. */
export const portraitFilesOf: MakeFiles = (picture) => {
  const { width, height } = copyOf(picture);
  const side = Math.min(width, height);
  return filesOf(picture, { width: side, height: side, widths: [160, 320, 640, 960] });
};
