import { fallbackName, fileName, type MadePicture, widthsOf } from '#assets/pictures/made-files.ts';

export const fileNames = (name: string, kind: MadePicture['kind']): string[] => [
  ...widthsOf(kind).map((width) => fileName(name, width)),
  fallbackName(name),
];
