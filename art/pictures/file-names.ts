import { fallbackName, fileName, type MadePicture, widthsOf } from '#assets/pictures/made-files.ts';

/** The names of all files of a picture. */
export const fileNames = (name: string, kind: MadePicture['kind']): string[] => [
  ...widthsOf(kind).map((width) => fileName(name, width)),
  fallbackName(name),
];
