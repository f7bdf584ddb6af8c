import { fallbackName, fileName, type MadePicture, widthsOf } from '#assets/pictures/made-files.ts';

/** Every file that belongs to a picture. */
export const fileNames = (name: string, kind: MadePicture['kind']): string[] => [
  ...widthsOf(kind).flatMap((width) => [
    fileName(name, width, 'avif'),
    fileName(name, width, 'webp'),
  ]),
  fallbackName(name),
];
